import { fork } from "node:child_process";
import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";

test("a decoder whose server is killed before it is ready ends, too", async () => {
  const child = fork("server/platform/pictures/decoder.js", { execArgv: [], stdio: "ignore" });
  onTestFinished(() => void child.kill("SIGKILL"));
  const ended = once(child, "exit");
  child.disconnect();
  expect((await ended)[1]).toBe("SIGKILL");
});
