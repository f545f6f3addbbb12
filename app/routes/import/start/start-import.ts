import { parseWithZod } from "@conform-to/zod/v4";
import { redirect } from "@remix-run/node";
import { problem } from "#domain/form/field-problems";
import type { ImportKind } from "#domain/import/import";
import {
  importAddressesSchema,
  importAddressSchema,
  importFileSchema,
  importTextSchema,
} from "#domain/import/import-schema";
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

export async function startFromAddress(call: ViewerCall, fields: FormData) {
  const submission = parseWithZod(fields, { schema: importAddressSchema });
  const extra = { intent: "address" as const, refusedAddress: null };
  if (submission.status !== "success") return createFormReply(submission, extra);
  const { address } = submission.value;
  const reply = (wrong: string) =>
    createFormReply(submission, { ...extra, refusedAddress: address }, { address: wrong });
  return runFormCommand(call, submission, { extra: () => extra }, async () => {
    try {
      const begun = describeImport(call, fields, "ADDRESS", address);
      const { db, viewer, context } = call;
      const looked = await importFromPage(db, context.files, viewer, begun, context.outgoing);
      return looked.kind === "begun" ? redirectToImport(call, looked) : reply(problem.noRecipe);
    } catch (error) {
      if (error instanceof Unreachable) return reply(toProblem(error));
      throw error;
    }
  });
}

/** Imports the pages of a list one by one, in the background. */
export async function startFromAddresses(call: ViewerCall, fields: FormData) {
  const submission = parseWithZod(fields, { schema: importAddressesSchema });
  const extra = { intent: "addresses" as const, refusedAddress: null };
  if (submission.status !== "success") return createFormReply(submission, extra);
  return runFormCommand(call, submission, { extra: () => extra }, async () => {
    const { db, viewer, context } = call;
    const { addresses } = submission.value;
    const begun = describeImport(call, fields, "ADDRESS", addresses[0] ?? "");
    const id = await createImportFromAddresses(db, context.files, viewer, begun, addresses);
    context.imports.wake();
    return redirect(paths.importView(id), 303);
  });
}

export async function startFromText(call: ViewerCall, fields: FormData) {
  const submission = parseWithZod(fields, { schema: importTextSchema });
  const extra = { intent: "text" as const, refusedAddress: null };
  if (submission.status !== "success") return createFormReply(submission, extra);
  return runFormCommand(call, submission, { extra: () => extra }, async () => {
    const { db, viewer, context } = call;
    const begun = describeImport(call, fields, "TEXT", submission.value.address);
    const pasted = submission.value;
    const looked = await importText(db, context.files, viewer, begun, pasted, context.outgoing);
    context.imports.wake();
    if (looked.kind === "begun") return redirectToImport(call, looked);
    return createFormReply(submission, extra, { text: problem.noRecipe });
  });
}

/** Stores a file to be read in the background; the import's page shows the progress. */
export async function startFromFile(
  call: ViewerCall,
  { fields, file, problem: wrong = problem.fileMissing }: SentUpload,
) {
  const submission = parseWithZod(fields, { schema: importFileSchema });
  const extra = { intent: "file" as const, refusedAddress: null };
  if (!file || submission.status !== "success") {
    return createFormReply(submission, extra, { file: wrong });
  }
  return runFormCommand(call, submission, { extra: () => extra }, async () => {
    const { db, viewer, context } = call;
    const begun = describeImport(call, fields, "FILE", file.name);
    const stored = await storeImportFile(context.files, file.path);
    const id = await createImportFromFile(db, context.files, viewer, begun, stored);
    context.imports.wake();
    return redirect(paths.importView(id), 303);
  });
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
