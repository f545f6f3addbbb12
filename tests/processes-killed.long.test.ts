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
  "the connections of a killed process are closed, so that no client waits",
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

function requestHealth(origin: string): Promise<string> {
  return new Promise((resolve) => {
    const asked = get(`${origin}/health`, { agent: new Agent() }, (answer) =>
      resolve(String(answer.resume().statusCode)),
    );
    asked.on("error", ({ message }) => resolve(message));
  });
}

test(
  "the restart delay of a crashing process doubles while the others serve requests",
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
  "after the parent is killed its children exit, and Popote can start on the folder again",
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
  "the uploads of a killed process no longer count against the limit",
  async () => {
    const { db, popote } = await startProcesses();
    const session = await openSession(db, { userId: CAST.alice.id, userAgent: "test" });
    const upload = (body: string, length: number) =>
      sendUpload(popote.origin, session, body, length);
    // When it loses the slot to the complete upload below it is refused and retries.
    const begin = async (): Promise<void> => {
      if ((await upload("--x\r\n", 1_000)) === "429") await begin();
    };
    // Connections alternate between processes, so each gets some of these.
    for (let begun = 0; begun < UPLOADS_AT_ONCE; begun += 1) begin();
    const whole = buildMultipart({ formKey: newSecret() });
    const oneMore = () => upload(whole, Buffer.byteLength(whole));
    await expect.poll(oneMore, { timeout: PATIENCE_MS }).toBe("429");
    process.kill(listChildren(popote.child.pid)["1"] ?? 0, "SIGKILL");
    await expect.poll(oneMore, { timeout: PATIENCE_MS }).toBe("400");
  },
  LONG_MS,
);

/** Uses its own connection; a body shorter than its length stays in progress. */
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
