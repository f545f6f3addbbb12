import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { onTestFinished } from "vitest";
import { openSession } from "#server/features/accounts/sessions";
import { CAST, type Who } from "./cast";
import { type Client, createClient } from "./client";
import { openTestDatabase } from "./database";
import { spawnPopote } from "./popote-process";

const PROCESS_ID_LENGTH = 8;
const MAX_CONNECTIONS = 50;

export async function startProcesses(environment: Record<string, string> = {}) {
  const { db, dataDir } = openTestDatabase();
  const popote = await spawnPopote(dataDir, { PROCESSES: "2", ...environment });
  onTestFinished(() => void popote.child.kill("SIGKILL"));
  const startSession = (who: Who) =>
    who === "nobody" ? undefined : openSession(db, { userId: CAST[who].id, userAgent: "test" });
  return {
    db,
    dataDir,
    popote,
    async atEach(who: Who, headers?: Record<string, string>): Promise<Client[]> {
      const session = await startSession(who);
      const agents = await connectToEach(popote.origin);
      return agents.map((agent) => createClient(popote.origin, session, headers, fetchOn(agent)));
    },
  };
}

/** Process ids by name: "1", "2", "worker". */
export function listChildren(pid: number | undefined): Record<string, number> {
  const lines = execFileSync("ps", ["-o", "pid=,args=", "--ppid", String(pid)], {
    encoding: "utf8",
  });
  return Object.fromEntries(
    [...lines.matchAll(/^\s*(\d+) .* process (\w+)/gm)].map(([, id, name]) => [name, Number(id)]),
  );
}

/** Opens a connection to each of two processes: a request id starts with the id of its process. */
async function connectToEach(origin: string): Promise<Agent[]> {
  const agents = new Map<string, Agent>();
  for (let tried = 0; tried < MAX_CONNECTIONS && agents.size < 2; tried += 1) {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const { headers } = await fetchOn(agent)(`${origin}/health`);
    const process = headers.get("X-Request-Id")?.slice(0, PROCESS_ID_LENGTH) ?? "";
    if (agents.has(process)) agent.destroy();
    else agents.set(process, agent);
  }
  onTestFinished(() => {
    for (const agent of agents.values()) agent.destroy();
  });
  return [...agents.values()];
}

function fetchOn(agent: Agent): typeof fetch {
  return async (input, init) => {
    const sent = new Request(input, init);
    const body = Buffer.from(await sent.arrayBuffer());
    const headers = { ...Object.fromEntries(sent.headers), "content-length": body.length };
    const asked = request(sent.url, { agent, method: sent.method, headers }).end(body);
    const [answer] = (await once(asked, "response")) as [IncomingMessage];
    const received = new Headers();
    for (const [name, values] of Object.entries(answer.headersDistinct)) {
      for (const value of values ?? []) received.append(name, value);
    }
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk);
    const bytes = new Uint8Array(Buffer.concat(chunks));
    const { statusCode: status = 500 } = answer;
    return new Response(bytes.length > 0 ? bytes : null, { status, headers: received });
  };
}
