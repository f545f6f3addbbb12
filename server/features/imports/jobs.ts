import { type ColumnMapping, type ImportKind, MAX_ADDRESSES } from "#domain/import/import";
import type { Locale } from "#domain/language/locales";
import type { Visibility } from "#domain/recipe/recipe";
import { ArchiveError } from "#reader/archive/archive-error";
import type { OpenUpload } from "#reader/formats/open-upload";
import type { Db } from "../../platform/db/open";
import { isTemporary, toAppError } from "../../platform/disk-health";
import type { OutgoingPolicy } from "../../platform/http-client/outgoing-policy";
import { fetchImage } from "../../platform/http-client/page";
import { withUserMutex } from "../../platform/http-client/user-mutex";
import { log } from "../../platform/log";
import type { Person } from "../../policies/permissions";
import { storeItemPhotos } from "./item-for-form";
import { saveItemPhotos, withFetchLimit } from "./item-image";
import { findWaiting, settleItem } from "./item-rows";
import { finishImport, recordWaiting, setReadingResult, storeColumns } from "./job-states";
import { linkSubRecipes } from "./link-sub-recipes";
import { type ImportFile, openImportFile } from "./open-import-file";
import { getImport, isSingleRecipe } from "./queries";
import { readAddresses } from "./read-addresses";
import { ConcurrentRead, readItems, TooManyItems } from "./read-items";
import { type ImportContext, saveItem } from "./save-item";
import type { ReadImage } from "./store-photos";

export interface Job {
  id: number;
  formKey: string;
  locale: Locale;
  visibility: Visibility;
  state: "READING" | "SAVING";
  viewer: Person;
  upload: ImportFile | undefined;
  matching: ColumnMapping | undefined;
  kind: ImportKind;
  waitsFor: string | null;
}

interface JobContext extends ImportContext {
  signal: AbortSignal;
  outgoing: OutgoingPolicy | undefined;
}

export async function listJobs(db: Db, served: number[], most: number): Promise<Job[]> {
  if (most <= 0) return [];
  const oldestOfEach = db
    .selectFrom("imports")
    .select((eb) => eb.fn.min("id").as("id"))
    .where("state", "in", ["READING", "SAVING"])
    .groupBy("user_id");
  const rows = await db
    .selectFrom("imports")
    .innerJoin("users", "users.id", "imports.user_id")
    .select(["imports.id", "imports.form_key as formKey", "imports.locale", "imports.state"])
    .select(["imports.name", "imports.kind", "imports.file", "imports.matching"])
    .select(["imports.waits_for as waitsFor", "imports.visibility"])
    .select(["users.id as userId", "users.username"])
    .select(["users.role", "users.image_version as imageVersion"])
    .where("imports.state", "in", ["READING", "SAVING"])
    .where("imports.user_id", "not in", served)
    .where("imports.id", "in", oldestOfEach)
    .orderBy("imports.id")
    .limit(most)
    .execute();
  return rows.map(({ userId, username, role, imageVersion, name, file, state, ...job }) => ({
    ...job,
    matching: job.matching === null ? undefined : JSON.parse(job.matching),
    state: state === "READING" ? state : "SAVING",
    viewer: { id: userId, username, role, imageVersion },
    upload: file === null ? undefined : { file, name },
  }));
}

// Throws if storage or a site is temporarily unavailable: the job stays, and its page says why.
export async function runJob(context: JobContext, job: Job): Promise<void> {
  try {
    if (job.state === "SAVING") await saveAll(context, job);
    else if (job.kind === "ADDRESS") await readPages(context, job);
    else await readAll(context, job);
  } catch (error) {
    const why = toAppError(error)?.code ?? "";
    if (why.startsWith("storage.") && why !== job.waitsFor)
      await recordWaiting(context.db, job.id, why);
    throw error;
  }
}

async function readAll({ db, files, runTask, signal }: JobContext, job: Job): Promise<void> {
  const { id, viewer, upload, matching } = job;
  let opened: OpenUpload | undefined;
  try {
    if (!upload) throw new ArchiveError("damaged");
    opened = await openImportFile(files, upload, matching);
    const { recipes, image, table } = opened;
    if (table) return await storeColumns(db, id, table);
    const count = await readItems(db, id, recipes(), runTask, signal);
    if (signal.aborted) return;
    if (count === 0) throw new ArchiveError("notARecipe");
    if (count === 1) {
      await storeItemPhotos(db, files, viewer, id, 1, (found) =>
        found.kind === "entry" ? image(found.name) : Promise.resolve(undefined),
      ).catch((error) => log.warn({ err: error, import: id }, "photos of an import not stored"));
    }
    await setReadingResult(db, id, { state: "READY" });
  } catch (error) {
    if (signal.aborted || error instanceof ConcurrentRead) return;
    if (isTemporary(error)) throw error;
    const problem = toProblem(error);
    const isThere = await setReadingResult(db, id, { state: "FAILED", problem });
    if (isThere && problem === "fault") log.error({ err: error, import: id }, "import not read");
  } finally {
    await opened?.close();
  }
}

async function readPages(context: JobContext, { id, viewer }: Job): Promise<void> {
  const { db, files, signal, outgoing } = context;
  try {
    await readAddresses(context, { id, viewer });
    if (signal.aborted) return;
    await setReadingResult(db, id, { state: "READY" });
    if (isSingleRecipe(await getImport(db, viewer, id)))
      await saveItemPhotos(db, files, viewer, id, 1, outgoing);
  } catch (error) {
    if (signal.aborted) return;
    if (isTemporary(error)) throw error;
    const isThere = await setReadingResult(db, id, { state: "FAILED", problem: "fault" });
    if (isThere) log.error({ err: error, import: id }, "addresses not read");
  }
}

async function saveAll(context: JobContext, job: Job): Promise<void> {
  const { files, signal } = context;
  // Without the file the recipes are saved without images.
  const opened =
    job.upload &&
    (await openImportFile(files, job.upload, job.matching).catch((error) => {
      if (isTemporary(error)) throw error;
      return undefined;
    }));
  try {
    while (!signal.aborted) {
      const went = await saveNext(context, job, opened);
      if (!went) break;
    }
  } finally {
    await opened?.close();
  }
}

async function saveNext(
  context: JobContext,
  job: Job,
  opened: OpenUpload | undefined,
): Promise<boolean> {
  const { db } = context;
  const item = await findWaiting(db, job.id);
  if (!item) {
    await linkSubRecipes(db, job.id, job.viewer);
    await finishImport(db, job.id);
    return false;
  }
  try {
    await saveItem(context, job, item, createImageReader(context, job, item.position, opened));
    if (job.waitsFor !== null) await recordWaiting(db, job.id, null);
    job.waitsFor = null;
    return true;
  } catch (error) {
    if (isTemporary(error)) throw error;
    log.error({ err: error, import: job.id, item: item.position }, "recipe not imported");
    await settleItem(db, job.id, item.position, { state: "FAILED", problem: "fault" });
    return true;
  }
}

/** Fetches addresses only for imported pages; photos besides the cover count as pages do. */
function createImageReader(
  { db, outgoing }: JobContext,
  { kind, viewer }: Job,
  position: number,
  opened: OpenUpload | undefined,
): ReadImage {
  return (image, at) => {
    if (image.kind === "entry") return opened?.image(image.name) ?? Promise.resolve(undefined);
    if (kind !== "ADDRESS" || position > MAX_ADDRESSES) return undefined;
    const fetching = () => fetchImage(image.address, outgoing);
    return at === 0 ? withUserMutex(viewer.id, fetching) : withFetchLimit(db, viewer, fetching);
  };
}

function toProblem(error: unknown): string {
  if (error instanceof ArchiveError) return error.reason;
  return error instanceof TooManyItems ? "tooMany" : "fault";
}
