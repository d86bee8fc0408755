import { expect, test } from "vitest";
import { openedBy, shown, type Message } from "./message";

const MESSAGE: Message = {
  kind: "turn",
  table: "t1",
  title: "It is your turn in the game",
  body: "With Bob.",
  link: "/table/t1",
  off_link: "/off#ada.123",
  off_label: "Switch these messages off",
  waiting: 2,
  mute_link: "",
  mute_label: "",
};

test("a message has a button to switch all off, and a second message replaces it", () => {
  const options = shown(MESSAGE);
  expect(options.tag).toBe("table-t1");
  expect(options.data).toEqual({ link: "/table/t1", off: "ada.123", mute: "" });
  expect(options.actions).toEqual([{ action: "off", title: "Switch these messages off" }]);
});

test("an invitation has a button to mute the person who sent it", () => {
  const options = shown({ ...MESSAGE, mute_link: "/mute#ada:bob.456", mute_label: "No more invitations from Bob" });
  expect(options.data).toMatchObject({ off: "ada.123", mute: "ada:bob.456" });
  expect(options.actions).toEqual([
    { action: "mute", title: "No more invitations from Bob" },
    { action: "off", title: "Switch these messages off" },
  ]);
});

test("a link always leads to this site", () => {
  expect(shown({ ...MESSAGE, link: "https://elsewhere.example/table/t1" }).data).toMatchObject({ link: "/table/t1" });
});

test("an open table is found, even with a key after its address", () => {
  const open = [{ url: "https://a.example/" }, { url: "https://a.example/table/t1#key" }];
  expect(openedBy(open, "https://a.example/table/t1")).toBe(open[1]);
  expect(openedBy(open, "https://a.example/table/t2")).toBeUndefined();
});
