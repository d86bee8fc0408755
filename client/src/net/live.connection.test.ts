import { expect, test, vi } from "vitest";
import { FakeSocket, live, position, socket, useLiveTable } from "../testing/live";
import type { Position } from "../wire.gen";

useLiveTable();

test("the connection resumes, and a ping is answered at once", () => {
  socket().open();
  expect(socket().sent).toEqual([{ type: "resume", table: "t", line: 0, parts: true }]);
  socket().say({ type: "ping", n: 7 });
  expect(socket().sent.at(-1)).toEqual({ type: "pong", n: 7 });
});

test("changed parts complete the last full view", () => {
  socket().open();
  socket().say(position(4, { view: { phase: "play", acting: [1] } as Position["view"] }));
  socket().say(position(5, { since: 4, view: { acting: [2] } as Position["view"] }));
  expect(live.position?.view).toEqual({ phase: "play", acting: [2] });
  socket().say(position(6, { view: { phase: "over" } as Position["view"] }));
  expect(live.position?.view).toEqual({ phase: "over" });
});

test("a lost connection is shown, comes back by itself and repeats unanswered messages", () => {
  socket().open();
  socket().say(position(4));
  live.act("a");
  const act = socket().sent.at(-1);
  socket().close();
  expect(live.link).toBe("lost");
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.all).toHaveLength(2);
  socket().open();
  expect(socket().sent).toEqual([{ type: "resume", table: "t", line: 4, parts: true }, act]);
  socket().say(position(5));
  expect(live.link).toBe("live");
});

test("a connection is dead after a long silence, or when the browser is offline", () => {
  socket().open();
  socket().say(position(4));
  vi.advanceTimersByTime(20_000);
  socket().say({ type: "ping", n: 1 });
  vi.advanceTimersByTime(20_000);
  expect(live.link).toBe("live");
  vi.advanceTimersByTime(12_000);
  expect(live.link).toBe("lost");
  expect(FakeSocket.all).toHaveLength(2);
  socket().open();
  socket().say(position(4));
  expect(live.link).toBe("live");
  window.dispatchEvent(new Event("offline"));
  expect(live.link).toBe("lost");
});

test("a server that opens the connection only to refuse it is asked less and less often", () => {
  for (let time = 0; time < 40; time += 1) {
    vi.advanceTimersByTime(1000);
    if (socket().readyState === 0) {
      socket().open();
      socket().say({ type: "gone", reason: "too-many", retry_ms: 1500 });
      socket().close();
    }
  }
  expect(live.link).toBe("lost");
  expect(FakeSocket.all.length).toBeLessThan(10);
  vi.advanceTimersByTime(8000);
  socket().open();
  socket().say(position(4));
  expect(live.link).toBe("live");
});

test("a server that ends the connection has said why, until the connection is back", () => {
  for (const reason of ["stopping", "slow", "too-many", "signed-out"] as const) {
    vi.advanceTimersByTime(8000);
    socket().open();
    socket().say(position(4));
    expect(live.lostBy).toBeNull();
    socket().say({ type: "gone", reason, retry_ms: 1500 });
    socket().close();
    expect([live.link, live.lostBy]).toEqual(["lost", reason]);
  }
});

test("a browser that was signed out while it was not connected finds out", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response('{"code":"no-account","args":{}}', { status: 401 })));
  socket().open();
  socket().say(position(4));
  socket().close();
  for (let time = 0; time < 3; time += 1) {
    await vi.advanceTimersByTimeAsync(8000);
    socket().close();
  }
  await vi.advanceTimersByTimeAsync(0);
  expect(live.lostBy).toBe("signed-out");
});

/** Connects, loses the connection, and is refused a new one. */
async function loseAndBeRefused(): Promise<void> {
  socket().open();
  socket().say(position(4));
  socket().close();
  await vi.advanceTimersByTimeAsync(1000);
  socket().close();
  await vi.advanceTimersByTimeAsync(0);
}

test("a browser whose socket is refused because too many are open finds out", async () => {
  vi.stubGlobal("fetch", (path: string) =>
    Promise.resolve(
      path.endsWith("/connections")
        ? new Response('{"code":"too-many-connections","args":{}}', { status: 429 })
        : new Response("{}"),
    ),
  );
  await loseAndBeRefused();
  expect([live.link, live.lostBy]).toEqual(["lost", "too-many"]);
  await vi.advanceTimersByTimeAsync(8000);
  socket().open();
  socket().say(position(4));
  expect([live.link, live.lostBy]).toEqual(["live", null]);
});

test("asking why a socket was refused takes no connection away", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    asked.push(`${init.method} ${path}`);
    return Promise.resolve(new Response('{"connection":"L"}'));
  });
  await loseAndBeRefused();
  expect(asked).toEqual(["POST /api/connections", "DELETE /api/connections/L"]);
  expect(live.lostBy).toBeNull();
});

test("where sockets are blocked, too many connections are told, too", async () => {
  vi.stubGlobal("fetch", () =>
    Promise.resolve(new Response('{"code":"too-many-connections","args":{}}', { status: 429 })),
  );
  socket().close();
  await vi.advanceTimersByTimeAsync(1000);
  socket().close();
  await vi.advanceTimersByTimeAsync(2000);
  expect([live.link, live.lostBy]).toEqual(["lost", "too-many"]);
});

test("a table that we may not see ends the connection", () => {
  socket().open();
  socket().say({ type: "gone", reason: "nowhere", retry_ms: null });
  expect(live.link).toBe("gone");
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

test("where sockets are blocked, the same messages use long polling", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    asked.push(`${init.method} ${path}`);
    if (path.endsWith("/connections")) return Promise.resolve(new Response('{"connection":"L"}'));
    if (path.includes("after=0"))
      return Promise.resolve(new Response(JSON.stringify({ messages: [position(2)], next: 1 })));
    return init.method === "GET" ? new Promise<Response>(() => undefined) : Promise.resolve(new Response("{}"));
  });
  socket().close();
  await vi.advanceTimersByTimeAsync(1000);
  socket().close();
  await vi.advanceTimersByTimeAsync(2000);
  expect(live.position?.line).toBe(2);
  expect(asked).toEqual([
    "POST /api/connections",
    "POST /api/connections/L",
    "GET /api/connections/L?after=0",
    "GET /api/connections/L?after=1",
  ]);
});

test("a network that comes back while a socket is opening leaves one connection", () => {
  window.dispatchEvent(new Event("online"));
  expect(FakeSocket.all.map((one) => one.readyState)).toEqual([3, 0]);
  socket().open();
  window.dispatchEvent(new Event("online"));
  expect(FakeSocket.all).toHaveLength(2);
  expect(live.link).toBe("opening");
});

/** A server that is reached by long polling only. Each request with messages is answered when the test says so. */
async function pollOnly() {
  const bodies: { type: string }[][] = [];
  const answers: ((status: number) => void)[] = [];
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    asked.push(`${init.method} ${path}`);
    if (path.endsWith("/connections")) return Promise.resolve(new Response('{"connection":"L"}'));
    if (init.method !== "POST") return new Promise<Response>(() => undefined);
    bodies.push(JSON.parse(init.body as string) as { type: string }[]);
    return new Promise<Response>((resolve) => answers.push((status) => resolve(new Response("{}", { status }))));
  });
  socket().close();
  await vi.advanceTimersByTimeAsync(1000);
  socket().close();
  await vi.advanceTimersByTimeAsync(2000);
  const types = () => bodies.map((body) => body.map((message) => message.type));
  const answer = async (status: number) => {
    answers.at(-1)!(status);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { types, answer, asked };
}

test("polled messages arrive in order: nothing is sent before the request before it is answered", async () => {
  const { types, answer } = await pollOnly();
  live.pause(true);
  live.say("hello");
  expect(types()).toEqual([["resume"]]);
  await answer(200);
  expect(types()).toEqual([["resume"], ["pause", "chat"]]);
});

test("a polled message that the server does not take is repeated on a new connection", async () => {
  const { types, answer } = await pollOnly();
  await answer(200);
  live.pause(true);
  await answer(500);
  expect(live.link).toBe("lost");
  await vi.advanceTimersByTimeAsync(8000);
  await answer(200);
  expect(types()).toEqual([["resume"], ["pause"], ["resume"], ["pause"]]);
});

test("a page that closes while its polled connection opens closes the connection, too", async () => {
  let opened: (answer: Response) => void = () => undefined;
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    asked.push(`${init.method} ${path}`);
    return new Promise<Response>((resolve) => (opened = resolve));
  });
  socket().close();
  await vi.advanceTimersByTimeAsync(1000);
  socket().close();
  await vi.advanceTimersByTimeAsync(2000);
  live.close();
  opened(new Response('{"connection":"L"}'));
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(["POST /api/connections", "DELETE /api/connections/L"]);
});
