import type { ColumnMapping } from "#domain/import/import";
import { ArchiveError } from "#reader/archive/archive-error";
import type { OpenUpload } from "#reader/formats/open-upload";
import type { FileStore } from "../../platform/storage/file-store";
import { buildImportKey } from "./import-files";
import { openInThread } from "./open-in-thread";

export interface ImportFile {
  file: string;
  name: string;
}

export async function openImportFile(
  files: FileStore,
  { file, name }: ImportFile,
  matching?: ColumnMapping,
): Promise<OpenUpload> {
  const borrowed = await files.borrow(buildImportKey(file));
  if (!borrowed) throw new ArchiveError("damaged");
  try {
    const opened = await openInThread({ path: borrowed.path, name }, matching);
    const close = () => opened.close().finally(borrowed.release);
    return { ...opened, close };
  } catch (error) {
    await borrowed.release();
    throw error;
  }
}
