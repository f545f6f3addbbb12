import { Agent, get, request } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { openSession } from "#server/features/accounts/sessions";
import { newSecret } from "#server/platform/secrets";
import { CAST } from "./support/cast";
import { listChildren, startProcesses } from "./support/processes";
import { startServer } from "./support/spawn-popote";

const PATIENCE_MS = 30_000;
const LONG_MS = 240_000;
const UPLOADS_AT_ONCE = 3;

test(
  "a connection that a process was given when it was killed is closed: nobody waits for it",
  async () => {
    const { popote } = await startProcesses();
    const killed = listChildren(popote.child.pid)["1"] ?? 0;
    process.kill(killed, "SIGSTOP");
    const ends: string[] = [];
    const all = [1, 2, 3, 4].map(async () => void ends.push(await requestHealth(popote.origin)));
    await expect.poll(() => ends, { timeout: PATIENCE_MS }).toEqual(["200", "200", "200"]);
    process.kill(killed, "SIGKILL");
    await Promise.all(all);
    expect(ends.at(-1)).toBe("read ECONNRESET");
  },
  LONG_MS,
);

/** How a request over a new connection ends. */
function requestHealth(origin: string): Promise<string> {
  return new Promise((resolve) => {
    const asked = get(`${origin}/health`, { agent: new Agent() }, (answer) =>
      resolve(String(answer.resume().statusCode)),
    );
    asked.on("error", ({ message }) => resolve(message));
  });
}

test(
  "the pause before a process is started again doubles while each dies soon, and the others answer",
  async () => {
    const { popote } = await startProcesses();
    let killed = 0;
    const pauses = () =>
      [...popote.complaints().matchAll(/"pauseMs":(\d+)/g)].map(([, pause]) => Number(pause));
    for (const deaths of [1, 2, 3]) {
      const next = () => listChildren(popote.child.pid)["1"] ?? killed;
      await expect.poll(next, { timeout: PATIENCE_MS }).not.toBe(killed);
      killed = next();
      process.kill(killed, "SIGKILL");
      await expect.poll(pauses, { timeout: PATIENCE_MS }).toHaveLength(deaths);
      expect(await requestHealth(popote.origin)).toBe("200");
    }
    const [, second = 0, third] = pauses();
    expect(second).toBeGreaterThanOrEqual(1_000);
    expect(third).toBe(2 * second);
  },
  LONG_MS,
);

test(
  "where the parent is killed all others end, and the next Popote starts on the folder",
  async () => {
    const { dataDir, popote } = await startProcesses();
    const children = Object.values(listChildren(popote.child.pid));
    expect(children.filter(isAlive)).toHaveLength(3);
    popote.child.kill("SIGKILL");
    await expect.poll(() => children.filter(isAlive), { timeout: PATIENCE_MS }).toEqual([]);
    await startServer(dataDir, { PROCESSES: "2" });
  },
  LONG_MS,
);

function isAlive(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

test(
  "what a killed process was allowed others may do: its uploads no longer count",
  async () => {
    const { db, popote } = await startProcesses();
    const session = await openSession(db, { userId: CAST.alice.id, userAgent: "test" });
    const upload = (body: string, length: number) =>
      sendUpload(popote.origin, session, body, length);
    // One that comes second to the whole one below is refused, and begins again.
    const begin = async (): Promise<void> => {
      if ((await upload("--x\r\n", 1_000)) === "429") await begin();
    };
    // Connections are given to one process after the other, so that each has some of these.
    for (let begun = 0; begun < UPLOADS_AT_ONCE; begun += 1) begin();
    const whole = buildMultipart({ intent: "file", formKey: newSecret() });
    const oneMore = () => upload(whole, Buffer.byteLength(whole));
    await expect.poll(oneMore, { timeout: PATIENCE_MS }).toBe("429");
    process.kill(listChildren(popote.child.pid)["1"] ?? 0, "SIGKILL");
    await expect.poll(oneMore, { timeout: PATIENCE_MS }).toBe("400");
  },
  LONG_MS,
);

/** Over a connection of its own; a body that is shorter than its length stays under way. */
function sendUpload(
  origin: string,
  session: string,
  body: string,
  length: number,
): Promise<string> {
  return new Promise((resolve) => {
    const headers = {
      Cookie: `session=${session}`,
      Origin: origin,
      "Content-Type": "multipart/form-data; boundary=x",
      "Content-Length": length,
    };
    const asked = request(`${origin}/import`, { method: "POST", agent: new Agent(), headers });
    onTestFinished(() => void asked.destroy());
    asked.on("response", (answer) => resolve(String(answer.resume().statusCode)));
    asked.on("error", ({ message }) => resolve(message));
    asked.write(body);
  });
}

function buildMultipart(fields: Record<string, string>): string {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join("")}--x--\r\n`;
}
