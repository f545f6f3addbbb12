import { writeFileSync } from "node:fs";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import { ZipFile } from "yazl";
import { type FoundEntry, type OpenUpload, openUpload } from "#server/imports/formats/read";
import { emptyFolder } from "./folders";

/** A ZIP of files by their names. */
export async function zipOf(files: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}

/** A file as it lies where an upload was kept, under a name that says nothing. */
export function uploadOf(name: string, content: string | Buffer): { path: string; name: string } {
  const file = path.join(emptyFolder(), "upload");
  writeFileSync(file, content);
  return { path: file, name };
}

/** An upload, opened until the test ends, and all that is found in it. */
export async function foundIn(
  name: string,
  content: string | Buffer,
): Promise<{ upload: OpenUpload; entries: FoundEntry[] }> {
  const upload = await openUpload(uploadOf(name, content));
  onTestFinished(() => upload.close());
  const entries: FoundEntry[] = [];
  for await (const entry of upload.recipes()) entries.push(entry);
  return { upload, entries };
}
