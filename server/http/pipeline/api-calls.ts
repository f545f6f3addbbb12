import type { ZodType } from "zod";
import { isUiLocale, toBaseLocale, type UiLocale } from "#domain/language/locales";
import { toAppError } from "../../platform/disk-health";
import { AppError, InvalidFields } from "../../platform/errors";
import { translations } from "../../platform/translations";
import type { Person } from "../../policies/permissions";
import type { RouteArgs } from "./load-context-type";
import { readLocale } from "./request-locale";
import {
  type Call,
  createCall,
  type Handler,
  isFault,
  logFault,
  recordRateLimit,
} from "./route-guards";
import { readSession } from "./session";

const MAX_JSON_BYTES = 100_000;
/** Longer bodies are discarded up to this size, so that the caller can read the response. */
const MAX_DISCARDED_BYTES = 5_000_000;

export type ApiMethods = Record<string, Handler<Call, Response>>;

export function forCaller(methods: ApiMethods) {
  return async (args: RouteArgs): Promise<Response> => {
    try {
      const call = await createCall(args);
      const { method } = args.request;
      const handle = methods[method === "HEAD" ? "GET" : method];
      if (!handle) throw new AppError("request.wrongMethod", { Allow: formatAllowed(methods) });
      const uiLocale = await readCallerLocale(args.request);
      const answer = await handle({ ...call, uiLocale, locale: toBaseLocale(uiLocale) });
      return withLanguage(answer, uiLocale);
    } catch (error) {
      const refused = toAppError(error);
      if (!refused) return reportFault(args, error);
      recordRateLimit(args, refused);
      const uiLocale = await readCallerLocale(args.request);
      return withLanguage(toErrorResponse(refused, uiLocale), uiLocale);
    }
  };
}

function withLanguage(answer: Response, locale: UiLocale): Response {
  if (!answer.headers.get("Content-Type")?.startsWith("application/json")) return answer;
  answer.headers.set("Content-Language", locale);
  answer.headers.append("Vary", "Cookie, Accept-Language");
  return answer;
}

function formatAllowed(methods: ApiMethods): string {
  return Object.keys(methods)
    .flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]))
    .join(", ");
}

export async function requireSession(call: Call): Promise<Person> {
  const viewer = (await readSession(call))?.viewer;
  if (!viewer) throw new AppError("auth.sessionNotFound");
  return viewer;
}

export async function readJson(request: Request): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const body = request.body as AsyncIterable<Uint8Array> | null;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes <= MAX_JSON_BYTES) chunks.push(chunk);
    if (bytes > MAX_DISCARDED_BYTES) break;
  }
  if (bytes > MAX_JSON_BYTES) throw new AppError("request.tooLarge");
  try {
    return JSON.parse(Buffer.concat(chunks).toString());
  } catch {
    throw new AppError("request.invalid");
  }
}

export function parseInput<Value>(schema: ZodType<Value>, given: unknown): Value {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => [path.join("."), message]);
  throw new InvalidFields(Object.fromEntries(problems));
}

/** RFC 7617. Throws auth.wrongCredentials or auth.mailMissing. */
export function readBasicCredentials(request: Request): { email: string; password: string } {
  const encoded = /^Basic ([\w+/=]+)$/i.exec(request.headers.get("Authorization") ?? "")?.[1];
  if (!encoded) throw new AppError("auth.wrongCredentials");
  const [email = "", ...password] = Buffer.from(encoded, "base64").toString().split(":");
  if (email === "") throw new AppError("auth.mailMissing");
  return { email, password: password.join(":") };
}

async function readCallerLocale(request: Request): Promise<UiLocale> {
  const requested = new URL(request.url).searchParams.get("locale");
  return isUiLocale(requested) ? requested : readLocale(request);
}

async function reportFault(args: RouteArgs, error: unknown): Promise<Response> {
  if (!isFault(args, error)) throw error;
  const { requestId } = logFault(args, error);
  const locale = await readCallerLocale(args.request);
  const message = translations(locale).t("common:errorPage.unexpected");
  const body = { error: { code: "unexpected", message, requestId } };
  return withLanguage(Response.json(body, { status: 500 }), locale);
}

function toErrorResponse(error: AppError, locale: UiLocale): Response {
  const t = translations(locale).t;
  const fields =
    error instanceof InvalidFields
      ? Object.fromEntries(
          Object.entries(error.problems).map(([field, problem]) => {
            const [code, a, b] = problem.split(":");
            return [field, t(`errors:field.${code as "required"}`, { a, b })];
          }),
        )
      : undefined;
  const { code, details } = error;
  const body = { error: { code, message: t(`errors:${code}`), fields, details } };
  return Response.json(body, { status: error.status, headers: error.headers });
}
