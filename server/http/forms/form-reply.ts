import type { Submission } from "@conform-to/dom";
import { data } from "@remix-run/node";
import type { ErrorCode } from "#domain/site/errors";
import { toAppError } from "../../platform/disk-health";
import { AppError } from "../../platform/errors";
import { type Call, recordRateLimit } from "../pipeline/route-guards";

type AnySubmission = Submission<unknown, string[], unknown>;
type Problems = Record<string, string>;

/** Never sent back, because a page may be cached. */
const HIDDEN = { hideFields: ["password", "passwordAgain", "current", "code"] };

export function createFormReply<Extra extends object>(
  submission: AnySubmission,
  extra: Extra,
  problems: Problems = {},
  refused?: AppError,
) {
  const isError = submission.status === "error" || Object.keys(problems).length > 0;
  return data(
    { result: buildResult(submission, problems), ...extra },
    { status: refused?.status ?? (isError ? 400 : 200), headers: refused?.headers },
  );
}

/** Characters, twice the longest recipe: escaping and compressing more takes over a second. */
const MAX_ECHOED_LENGTH = 400_000;

interface FormOptions<Extra> {
  fields?: Record<string, string>;
  says?: Partial<Record<ErrorCode, string>>;
  extra?: (code: ErrorCode) => Extra;
}

export async function runFormCommand<Done, Extra extends object>(
  call: Call,
  submission: AnySubmission,
  { fields = {}, says = {}, extra }: FormOptions<Extra>,
  command: () => Promise<Done>,
) {
  try {
    return await command();
  } catch (error) {
    const refused = toAppError(error);
    if (!refused || refused.code === "request.tooLongToShow") throw error;
    const { code, status, headers } = refused;
    recordRateLimit(call, refused);
    const result = buildResult(submission, { [fields[code] ?? ""]: says[code] ?? code });
    // For 401 a text browser would ask for a password instead of showing the page.
    return data({ result, ...extra?.(code) }, { status: status === 401 ? 400 : status, headers });
  }
}

function buildResult(submission: AnySubmission, problems: Problems) {
  const { "": whole, ...atFields } = problems;
  if (countCharacters(submission.payload) > MAX_ECHOED_LENGTH)
    throw new AppError(
      "request.tooLongToShow",
      {},
      { problem: findFirstProblem(submission, problems) },
    );
  return submission.reply({
    ...HIDDEN,
    formErrors: whole === undefined ? undefined : [whole],
    fieldErrors: Object.fromEntries(
      Object.entries(atFields).map(([field, problem]) => [field, [problem]]),
    ),
  });
}

function findFirstProblem(submission: AnySubmission, problems: Problems): string {
  const wrong = "error" in submission ? (submission.error ?? {}) : {};
  return (
    [...Object.values(problems), ...Object.values(wrong).flatMap((each) => each ?? [])][0] ?? ""
  );
}

function countCharacters(value: unknown): number {
  if (typeof value === "string") return value.length;
  if (typeof value !== "object" || value === null) return 0;
  return Object.values(value).reduce((sum: number, each) => sum + countCharacters(each), 0);
}
