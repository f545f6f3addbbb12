import { parseWithZod } from "@conform-to/zod/v4";
import { redirect } from "@remix-run/node";
import { problem } from "#domain/form/field-problems";
import { type ImportKind, MAX_ADDRESSES } from "#domain/import/import";
import { importFileSchema, importPastedSchema } from "#domain/import/import-schema";
import { type Pasted, parsePasted } from "#domain/import/pasted";
import { parseSourceAddress } from "#domain/recipe/source-address";
import { paths } from "#domain/site/paths";
import { serverPaths } from "#domain/site/server-paths";
import { createImportFromFile } from "#server/features/imports/commands";
import { createImportFromAddresses } from "#server/features/imports/import-addresses";
import { storeImportFile } from "#server/features/imports/import-files";
import { importFromPage, importText } from "#server/features/imports/import-page-or-text";
import { getImport, isSingleRecipe } from "#server/features/imports/queries";
import { toSiteProblem } from "#server/features/imports/site-problem";
import type { SentUpload } from "#server/http/forms/file-upload";
import { createFormReply, runFormCommand } from "#server/http/forms/form-reply";
import { readFormIdentity } from "#server/http/forms/recipe-drafts";
import type { ViewerCall } from "#server/http/pipeline/route-guards";
import { Unreachable } from "#server/platform/http-client/unreachable";

/** Enough for thousands of recipes with images. */
export const MAX_FILE_BYTES = 500 * 1024 * 1024;

/** What a started import answers: where to go on, or what is wrong with what was pasted. */
type Started = { id: number; isChecked: boolean } | { wrong: string; isRefused?: true };

/** Stores a file to be read in the background; the import's page shows the progress. */
export async function startFromFile(
  call: ViewerCall,
  { fields, file, problem: wrong = problem.fileMissing }: SentUpload,
) {
  const submission = parseWithZod(fields, { schema: importFileSchema });
  if (!file || submission.status !== "success") {
    return createFormReply(submission, {}, { file: wrong });
  }
  return runFormCommand(call, submission, {}, async () => {
    const { db, viewer, context } = call;
    const begun = describeImport(call, fields, "FILE", file.name);
    const stored = await storeImportFile(context.files, file.path);
    const id = await createImportFromFile(db, context.files, viewer, begun, stored);
    context.imports.wake();
    return redirect(paths.importView(id), 303);
  });
}

/** Reads an address or a text at once, and several addresses in the background. */
export async function startFromPasted(call: ViewerCall, fields: FormData) {
  const submission = parseWithZod(fields, { schema: importPastedSchema });
  if (submission.status !== "success") return createFormReply(submission, {});
  return runFormCommand(call, submission, {}, async () => {
    const started = await start(call, fields, parsePasted(submission.value.pasted));
    if ("wrong" in started) {
      const { wrong, isRefused = false } = started;
      return createFormReply(submission, { isRefused }, { pasted: wrong });
    }
    if (!started.isChecked) call.context.imports.wake();
    return redirectToImport(call, started);
  });
}

function start(call: ViewerCall, fields: FormData, pasted: Pasted): Promise<Started> {
  if (pasted.kind === "text") return startFromText(call, fields, pasted);
  const [first = "", ...others] = pasted.addresses;
  return others.length === 0
    ? startFromAddress(call, fields, first)
    : startFromAddresses(call, fields, pasted.addresses);
}

async function startFromAddress(
  call: ViewerCall,
  fields: FormData,
  address: string,
): Promise<Started> {
  if (!parseSourceAddress(address)) return { wrong: problem.address };
  const { db, viewer, context } = call;
  const begun = describeImport(call, fields, "ADDRESS", address);
  try {
    const looked = await importFromPage(db, context.files, viewer, begun, context.outgoing);
    if (looked.kind === "begun") return { id: looked.id, isChecked: true };
    return { wrong: problem.noRecipe, isRefused: true };
  } catch (error) {
    if (error instanceof Unreachable) return { wrong: toProblem(error), isRefused: true };
    throw error;
  }
}

async function startFromAddresses(
  call: ViewerCall,
  fields: FormData,
  addresses: string[],
): Promise<Started> {
  if (!addresses.some(parseSourceAddress)) return { wrong: problem.address };
  if (addresses.length > MAX_ADDRESSES) return { wrong: problem.tooManyLines(MAX_ADDRESSES) };
  const { db, viewer, context } = call;
  const begun = describeImport(call, fields, "ADDRESS", addresses[0] ?? "");
  const id = await createImportFromAddresses(db, context.files, viewer, begun, addresses);
  return { id, isChecked: false };
}

async function startFromText(
  call: ViewerCall,
  fields: FormData,
  pasted: { text: string; address: string },
): Promise<Started> {
  const { db, viewer, context } = call;
  const begun = describeImport(call, fields, "TEXT", pasted.address);
  const looked = await importText(db, context.files, viewer, begun, pasted, context.outgoing);
  if (looked.kind === "begun") return { id: looked.id, isChecked: false };
  return { wrong: problem.noRecipe };
}

function describeImport({ locale }: ViewerCall, fields: FormData, kind: ImportKind, name: string) {
  return { formKey: readFormIdentity(fields).formKey, kind, name, locale };
}

/** Redirects to the recipe form for a single recipe, otherwise to the import. */
async function redirectToImport({ db, viewer }: ViewerCall, { id }: { id: number }) {
  const isOne = isSingleRecipe(await getImport(db, viewer, id));
  return redirect(isOne ? serverPaths.importItem(id, 1) : paths.importView(id), 303);
}

function toProblem(error: Unreachable): string {
  const wrong = toSiteProblem(error);
  return wrong === "siteRefused" ? problem.siteRefused(error.status ?? 0) : problem[wrong];
}
