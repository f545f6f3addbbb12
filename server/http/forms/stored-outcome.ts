import { data } from "@remix-run/node";
import {
  LIGHT_COOKIE,
  LOCALE_COOKIE,
  REDIRECTED_FROM_COOKIE,
  SENT_BEFORE_LOGIN_COOKIE,
} from "../pipeline/cookies";
import { isWithResponse } from "../pipeline/page-response";

/** All other cookies are secrets. */
const HARMLESS_COOKIES = [
  LIGHT_COOKIE,
  LOCALE_COOKIE,
  REDIRECTED_FROM_COOKIE,
  SENT_BEFORE_LOGIN_COOKIE,
];

export type ActionOutcome = { value: unknown } | { error: unknown };

interface StoredAnswer {
  kind: "response" | "data" | "value";
  isThrown: boolean;
  status?: number;
  headers: [string, string][];
  value?: unknown;
}

export function serializeOutcome(outcome: ActionOutcome): string | undefined {
  const isThrown = "error" in outcome;
  const written = toStoredAnswer(isThrown ? outcome.error : outcome.value);
  if (!written || (isThrown && written.kind === "value")) return undefined;
  if ((written.status ?? 200) >= 500 || written.headers.some(isSecret)) return undefined;
  return JSON.stringify({ ...written, isThrown } satisfies StoredAnswer);
}

export function parseOutcome(text: string): ActionOutcome {
  const { isThrown, ...written }: StoredAnswer = JSON.parse(text);
  const answer = restoreAnswer(written);
  return isThrown ? { error: answer } : { value: answer };
}

function toStoredAnswer(answer: unknown): Omit<StoredAnswer, "isThrown"> | undefined {
  if (answer instanceof Response) {
    const { status, headers, body } = answer;
    return body ? undefined : { kind: "response", status, headers: [...headers] };
  }
  if (!isWithResponse(answer)) return { kind: "value", headers: [], value: answer };
  const { status, headers } = answer.init ?? {};
  return { kind: "data", status, headers: [...new Headers(headers)], value: answer.data };
}

function restoreAnswer({ kind, status, headers, value }: Omit<StoredAnswer, "isThrown">): unknown {
  if (kind === "response") return new Response(null, { status, headers });
  return kind === "data" ? data(value, { status, headers }) : value;
}

function isSecret([name, value]: [string, string]): boolean {
  const [cookie = ""] = value.replace(/^__Host-/, "").split("=");
  return name === "set-cookie" && !HARMLESS_COOKIES.includes(cookie);
}
