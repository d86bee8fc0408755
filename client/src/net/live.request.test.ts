import { expect, test } from "vitest";
import { live, socket, useLiveTable } from "../testing/live";
import type { TableInfo } from "../wire.gen";

useLiveTable();

const info = (status: string) => ({ id: "t", status, clock: { kind: "none" } }) as TableInfo;

test("the answer to a request shows the table as it is now", async () => {
  live.info = info("open");
  await live.request(() => Promise.resolve(info("running")));
  expect(live.info?.status).toBe("running");
});

test("a late answer does not undo what the connection brought meanwhile", async () => {
  live.info = info("open");
  socket().open();
  await live.request(() => {
    socket().say({ type: "seating", table: info("running") });
    return Promise.resolve(info("open"));
  });
  expect(live.info?.status).toBe("running");
});
