import { readFileSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { ArchiveError } from "#reader/archive/archive-error";
import { openUpload } from "#reader/formats/open-upload";
import { readText, type TextReader } from "#reader/pages/read-text";
import { openSession } from "#server/features/accounts/sessions";
import { readFileText } from "#server/features/imports/read-file-text";
import { CAST } from "../support/cast";
import { createClient } from "../support/client";
import { openTestDatabase } from "../support/database";
import { writeUpload } from "../support/import-files";
import { pasteText } from "../support/imports";
import { spawnPopote } from "../support/popote-process";

const MB = 1_000_000;
/** Half a character of noise per line, so that nothing repeats. */
const varied = (line: (number: number) => string, bytes: number) => {
  let text = "";
  for (let number = 0; text.length < bytes; number++) text += line((number * 7919) % 99_991);
  return text;
};

const HOSTILE: [string, string][] = [
  ["5 MB of <div>", "<div>".repeat(MB)],
  ["4.8 MB of <", "<".repeat(4.8 * MB)],
  ["4.5 MB of references cut short", "&#".repeat(2.25 * MB)],
  ["4.8 MB of NUL", `a${"\0".repeat(4.8 * MB)}`],
  // A form sends each newline as two characters.
  ["2.4 million empty lines", `a${"\n".repeat(2.4 * MB)}b`],
  ["4.9 MB of elements inside each other", varied((number) => `<div id=${number}>`, 4.9 * MB)],
  [
    "4.9 MB of broken quotes in JSON-LD",
    `<script type="application/ld+json">{"@type":"Recipe","name":"${varied((number) => `"${number}","`, 4.8 * MB)}</script>`,
  ],
];

test("a paste that is hard to read does not block the main thread", async () => {
  const { db, dataDir } = openTestDatabase();
  const session = await openSession(db, { userId: CAST.alice.id, userAgent: "test" });
  await db.destroy();
  const popote = await spawnPopote(dataDir);
  onTestFinished(() => void popote.child.kill("SIGKILL"));
  const alice = createClient(popote.origin, session);
  const heldBy = async (text: string) => {
    const before = mainThreadMs(popote.child.pid ?? 0);
    // 400: it was read and contained no recipe; it was not rejected earlier.
    expect((await pasteText(alice, text)).status).toBe(400);
    return mainThreadMs(popote.child.pid ?? 0) - before;
  };
  const plain = varied((number) => `Stir ${number} times.\n`, 4.9 * MB);
  await heldBy(plain);
  const most = MOST_OF_PLAIN * (await heldBy(plain));
  for (const [what, text] of HOSTILE) {
    const held = await heldBy(text);
    expect({ what, isHeld: held > most }).toEqual({ what, isHeld: false });
  }
});

test.each([
  ["empty lines", `a${"\n".repeat(31 * MB)}b`],
  ["steps", varied((number) => `Stir ${number} times.\n`, 31 * MB)],
])(
  "reading 31 MB of %s from a file blocks the main thread less than reading them there would",
  async (_, text) => {
    const heldBy = async (read: TextReader) => {
      const before = mainThreadMs(process.pid);
      await openUpload(writeUpload("recipes.txt", text), read).then(
        ({ close }) => close(),
        (fault) => expect(fault).toBeInstanceOf(ArchiveError),
      );
      return mainThreadMs(process.pid) - before;
    };
    const there: number[] = [];
    const here: number[] = [];
    for (let time = 0; time < TRIES; time++) {
      there.push(await heldBy(readFileText));
      here.push(await heldBy(readText));
    }
    expect(Math.min(...there)).toBeLessThan(MOST_OF_READING * Math.min(...here));
  },
);

const TRIES = 3;
const MOST_OF_READING = 0.85;
/** The whole body is received; the refused form returns at most a recipe's length. */
const MOST_OF_PLAIN = 7;
const TICK_MS = 10;

/** Processor milliseconds of a process's main thread. */
function mainThreadMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/task/${pid}/stat`, "utf8");
  const [user, system] = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .slice(11, 13);
  return (Number(user) + Number(system)) * TICK_MS;
}
