import { expect, test } from "vitest";
import { loggedLines, takeComplaints } from "../../tests/support/watched-log";
import { formatLogLine } from "./format-log-line";
import { log } from "./log";

test("an error is logged with its message, location and cause, but without request data", () => {
  const secret = "s".repeat(43);
  const cause = new Error(`no email to nora@popote.example, ?token=abc&id=1`);
  log.error({ err: new TypeError(`Invalid URL /x/${secret}`, { cause }) }, "request failed");
  const [line] = takeComplaints();
  expect(line).toMatchObject({
    level: "error",
    msg: "request failed",
    err: {
      type: "TypeError",
      message: "Invalid URL /x/…",
      stack: expect.stringContaining("log.test.ts"),
      cause: { message: "no email to …, ?token=…&id=1" },
    },
  });
  expect(JSON.stringify(line)).not.toMatch(new RegExp(`${secret}|nora|abc`));
});

test("on a terminal a line is readable text and cannot move the cursor", () => {
  log.info("Mail to nora@popote.example: Hello\n  http://localhost/\u001b[31m");
  log.info({ method: "GET", path: "/home", status: 200, ms: 12, bytes: 4567, user: 1 });
  log.warn({ sessions: 3 }, "scheduled jobs");
  const lines = loggedLines().map((line) => formatLogLine(JSON.stringify(line)));
  takeComplaints();
  expect(lines[0]).toMatch(
    /^\d\d:\d\d:\d\d Mail to nora@.*: Hello\n {2}http:\/\/localhost\/\[31m\n$/,
  );
  expect(lines[1]).toMatch(/^\S+ GET \/home 200, 12 ms, 4567 bytes {2}user=1\n$/);
  expect(lines[2]).toMatch(/^\S+ warn: scheduled jobs {2}sessions=3\n$/);
});
