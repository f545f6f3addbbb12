import { ERROR_CODES } from "#domain/site/errors";
import { ERROR_STATUS } from "#server/platform/errors";
import errors from "../../locales/en/errors.json";
import type { Answer } from "./client";
import { takeRefusal } from "./refusals";
import type { Attempt } from "./rights-attempt";
import { type Household, MEMBERS, type Member, setScene } from "./rights-scene";
import { writtenRows } from "./written-rows";

interface Row {
  what: string;
  answers: Record<Member, string>;
}

/** Columns: the action, each of the cast, the code for `no`; `words` explains other cells. */
export function readTable(table: string, words: Record<string, string>): Row[] {
  const [[, ...columns] = [], ...lines] = table.trim().split("\n").map(splitCells);
  return lines.map(([what = "", ...cells]) => {
    const code = cells.at(-1) ?? "";
    const meaning = (cell = "") => (cell === "no" ? code : (words[cell] ?? cell));
    const answers = MEMBERS.map((who) => [who, meaning(cells[columns.indexOf(who)])]);
    return { what, answers: Object.fromEntries(answers) };
  });
}

/**
 * Lets each of the cast try each way of a row. Differing outcomes are listed together; so are
 * refusals that changed something, and permitted writes that changed nothing.
 */
export async function tryRow(household: Household, what: string, ways: Attempt[]): Promise<Row> {
  const { server, people, clients } = household;
  const answers = {} as Row["answers"];
  let scene = await setScene(household);
  let before = await writtenRows(server.db);
  for (const who of MEMBERS) {
    const heard = new Set<string>();
    for (const way of ways) {
      const self = who === "nobody" ? 0 : people[who].id;
      const answer = await way.go(clients[who], { ...scene, who, self, people });
      const isChanged = (await writtenRows(server.db)) !== before;
      const refusal = await takeRefusal(server.db, clients[who]);
      const said = refusal ?? saidBy(answer, way);
      heard.add(
        isChanged === (way.writes && said === "yes")
          ? said
          : `${said}, ${isChanged ? "changed" : "unchanged"}`,
      );
      if (!isChanged) continue;
      scene = await setScene(household);
      before = await writtenRows(server.db);
    }
    answers[who] = [...heard].join(" / ");
  }
  return { what, answers };
}

const DONE = { page: [200], image: [200], form: [303], call: [200, 201, 204] };

function saidBy(answer: Answer, { kind }: Attempt): string {
  const { status, location, text } = answer;
  if (location === "/home") return "home";
  if (location?.startsWith("/login")) return "login";
  if (DONE[kind].includes(status)) return "yes";
  if (kind === "image") return status === 404 ? "hidden" : String(status);
  const code = kind === "call" ? JSON.parse(text).error.code : codeShown(text, status);
  if (ERROR_STATUS[code as keyof typeof ERROR_STATUS] !== status) return `${code} with ${status}`;
  return code === "auth.sessionNotFound" ? "login" : code;
}

function codeShown(text: string, status: number): string {
  const shown = ERROR_CODES.filter(
    (code) => ERROR_STATUS[code] === status && text.includes(readMessage(code)),
  );
  return shown.join(" or ") || String(status);
}

function readMessage(code: string): string {
  let message: unknown = errors;
  for (const key of code.split(".")) message = (message as Record<string, unknown>)[key];
  return String(message);
}

function splitCells(line: string): string[] {
  return line.split("|").map((cell) => cell.trim());
}
