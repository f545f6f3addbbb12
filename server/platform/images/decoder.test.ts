import { fork } from "node:child_process";
import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";

test("a decoder exits when its server is killed before it is ready", async () => {
  const child = fork("server/platform/images/decoder.js", { execArgv: [], stdio: "ignore" });
  onTestFinished(() => void child.kill("SIGKILL"));
  const ended = once(child, "exit");
  child.disconnect();
  expect((await ended)[1]).toBe("SIGKILL");
});
