import type { Submission } from "@conform-to/dom";
import { data } from "@remix-run/node";
import type { ErrorCode } from "#domain/errors";
import type { AppError } from "../../errors";
import { refusalOf } from "../../full-disk";
import { type Call, noteRateLimited } from "../pipeline/route-guards";

type AnySubmission = Submission<unknown, string[], unknown>;
/** Problems by field; "" is the form as a whole. */
type Problems = Record<string, string>;

/** Never sent back, not even to who typed them: a page may lie in a cache. */
const HIDDEN = { hideFields: ["password", "passwordAgain", "current", "code"] };

/**
 * The page again with the form as it was left; 200 for a list button, 400 for an error or what
 * `refused` says.
 */
export function formReply<Extra extends object>(
  call: Call,
  submission: AnySubmission,
  extra: Extra,
  problems: Problems = {},
  refused?: AppError,
) {
  const isError = submission.status === "error" || Object.keys(problems).length > 0;
  call.context.hasFormErrors = isError;
  call.context.retryAfter = refused?.headers["Retry-After"];
  return data(
    { result: resultWith(submission, problems), ...extra },
    { status: refused?.status ?? (isError ? 400 : 200), headers: refused?.headers },
  );
}

interface FormReply<Extra> {
  fields?: Record<string, string>;
  says?: Partial<Record<ErrorCode, string>>;
  extra?: (code: ErrorCode) => Extra;
}

/**
 * Runs a form's command. A refusal becomes the form's reply: at its field where `fields` names one
 * for its code, at the top of the form else; in the words of the problem that `says` names, if any.
 */
export async function runForForm<Done, Extra extends object>(
  call: Call,
  submission: AnySubmission,
  { fields = {}, says = {}, extra }: FormReply<Extra>,
  command: () => Promise<Done>,
) {
  try {
    return await command();
  } catch (error) {
    const refused = refusalOf(error);
    if (!refused) throw error;
    const { code, status, headers } = refused;
    noteRateLimited(call, refused);
    call.context.hasFormErrors = true;
    call.context.retryAfter = headers["Retry-After"];
    const result = resultWith(submission, { [fields[code] ?? ""]: says[code] ?? code });
    // What is wrong is said on the page: a text browser asks whether to show what a 401 brings.
    return data({ result, ...extra?.(code) }, { status: status === 401 ? 400 : status, headers });
  }
}

function resultWith(submission: AnySubmission, problems: Problems) {
  const { "": whole, ...atFields } = problems;
  return submission.reply({
    ...HIDDEN,
    formErrors: whole === undefined ? undefined : [whole],
    fieldErrors: Object.fromEntries(
      Object.entries(atFields).map(([field, problem]) => [field, [problem]]),
    ),
  });
}
