import "../support/built";
import http from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { openSession } from "#server/features/accounts/sessions";
import { newSecret } from "#server/platform/secrets";
import { openTestDatabase } from "../support/database";
import { extractFields } from "../support/page";
import { addPerson } from "../support/people";
import { spawnPopote } from "../support/popote-process";
import { writeUsualRecipe } from "../support/usual-recipe";
import { computeMedian, computePercentile, PATIENCE_MS, readCpuMs } from "./measure";
import { report } from "./report";

/** POPOTE_BENCH_ROUNDS=2 shortens the run. */
const ROUNDS = Number(process.env.POPOTE_BENCH_ROUNDS ?? 8);
const COOKS = 16;
const PAGES_PER_ROUND = 50;
const ROUND_MS = 3_000;
const HEADERS = { "Accept-Encoding": "br", "Accept-Language": "en" };

test("the recipe form, saving it, and a reader beside 16 cooks who save", {
  timeout: PATIENCE_MS,
}, async () => {
  const { db, dataDir, files } = openTestDatabase();
  const read = `/recipe/view?id=${await writeUsualRecipe({ db, files })}`;
  const people = [];
  for (let at = 0; at < COOKS; at++) {
    const person = await addPerson(db, `cook${at}`);
    const id = await writeUsualRecipe({ db, files }, person);
    const session = await openSession(db, { userId: person.id, userAgent: "bench" });
    people.push({ address: `198.51.100.${at + 1}`, edit: `/recipe/edit?id=${id}`, session });
  }
  const { origin, child } = await spawnPopote(dataDir, { TRUSTED_PROXIES: "1" });
  onTestFinished(() => void child.kill());
  const pid = child.pid ?? 0;
  const cooks = await Promise.all(people.map((person) => openForm(origin, person)));
  const [cook] = cooks as [Cook];
  const rounds = [];
  // The first round is a warm-up.
  for (let round = 0; round <= ROUNDS; round++) {
    const form = await measureForms(pid, cook);
    const alone = await measureSaves(pid, [cook]);
    const [together, waits] = await Promise.all([
      measureSaves(pid, cooks),
      readMeanwhile(origin, read),
    ]);
    if (round > 0) rounds.push({ form, alone, together, waits });
  }
  const waits = rounds.flatMap((round) => round.waits);
  report("saves", [
    {
      "bytes of the form": cook.formBytes,
      "form, processor ms": computeMedian(rounds.map(({ form }) => form)),
      "save, processor ms": computeMedian(rounds.map(({ alone }) => alone.cpuMs)),
      "saves per second, one cook": computeMedian(rounds.map(({ alone }) => alone.perSecond)),
      "of 16, processor ms": computeMedian(rounds.map(({ together }) => together.cpuMs)),
      "saves per second, 16 cooks": computeMedian(rounds.map(({ together }) => together.perSecond)),
      "reader's p50 ms": computeMedian(waits),
      "reader's p99 ms": computePercentile(waits, 0.99),
    },
  ]);
});

interface Cook {
  formBytes: number;
  readForm(): Promise<unknown>;
  save(): Promise<void>;
}

async function openForm(
  origin: string,
  { address, edit, session }: { address: string; edit: string; session: string },
): Promise<Cook> {
  const headers = { ...HEADERS, Cookie: `session=${session}`, "X-Forwarded-For": address };
  const send = createSender(origin, headers);
  const readForm = async () => {
    const { status, body } = await send(edit);
    expect(status).toBe(200);
    return body;
  };
  const readFields = async () => extractFields(brotliDecompressSync(await readForm()).toString());
  const save = async (fields: Record<string, string>) => {
    const { description, ingredientsText = "", version } = fields;
    const changed = {
      description: `${description} ${version}`,
      ingredientsText: ingredientsText.replace(/\b\d+(?= mL Red wine)/, `5${version}`),
      formKey: newSecret(),
    };
    expect((await send(edit, { ...fields, ...changed })).status).toBe(303);
  };
  // From then on the lines are the cook's words, as of a recipe that was typed.
  await save(await readFields());
  const fields = await readFields();
  let version = Number(fields.version);
  return {
    formBytes: (await readForm()).length,
    readForm,
    /** Changes the description and one line, as in a form that was opened anew. */
    save: () => save({ ...fields, version: String(version++) }),
  };
}

async function measureForms(pid: number, { readForm }: Cook): Promise<number> {
  const before = readCpuMs(pid);
  for (let page = 0; page < PAGES_PER_ROUND; page++) await readForm();
  return (readCpuMs(pid) - before) / PAGES_PER_ROUND;
}

async function measureSaves(pid: number, cooks: Cook[]) {
  const before = { cpu: readCpuMs(pid), clock: performance.now() };
  let saves = 0;
  const saveOn = async ({ save }: Cook) => {
    for (; performance.now() < before.clock + ROUND_MS; saves++) await save();
  };
  await Promise.all(cooks.map(saveOn));
  return {
    cpuMs: (readCpuMs(pid) - before.cpu) / saves,
    perSecond: (1_000 * saves) / (performance.now() - before.clock),
  };
}

/** How long each answer took, in ms, to somebody who reads a cached page again and again. */
async function readMeanwhile(origin: string, path: string): Promise<number[]> {
  const send = createSender(origin, { ...HEADERS, "X-Forwarded-For": "203.0.113.9" });
  const end = performance.now() + ROUND_MS;
  const waits: number[] = [];
  while (performance.now() < end) {
    const begun = performance.now();
    expect((await send(path)).status).toBe(200);
    waits.push(performance.now() - begun);
  }
  return waits;
}

/** Sends requests over one connection; a form as browsers send one that may hold files. */
function createSender(origin: string, headers: Record<string, string>) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  return (path: string, fields?: Record<string, string>) => {
    const form = fields && writeMultipart(fields);
    return new Promise<{ status: number; body: Buffer }>((resolve, reject) => {
      const request = http.request(
        origin + path,
        {
          method: form ? "POST" : "GET",
          headers: { ...headers, ...(form && { Origin: origin, ...form.headers }) },
          agent,
        },
        async (answer) => {
          const body = Buffer.concat(await answer.toArray());
          resolve({ status: answer.statusCode ?? 0, body });
        },
      );
      request.once("error", reject).end(form?.body);
    });
  };
}

function writeMultipart(fields: Record<string, string>) {
  const boundary = `----WebKitFormBoundary${newSecret().slice(0, 16)}`;
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value.replace(/\r?\n/g, "\r\n")}\r\n`,
  );
  const body = Buffer.from(`${parts.join("")}--${boundary}--\r\n`);
  const headers = {
    "Content-Type": `multipart/form-data; boundary=${boundary}`,
    "Content-Length": body.length,
  };
  return { headers, body };
}
