import { writeFileSync } from "node:fs";
import path from "node:path";
import { onTestFinished } from "vitest";
import { type OpenUpload, openUpload, type ParsedEntry } from "#reader/formats/open-upload";
import { emptyFolder } from "./folders";

export { createZip as zipOf } from "./zip";

/** Writes a file as a stored upload, whose name has no meaning. */
export function writeUpload(
  name: string,
  content: string | Buffer,
): { path: string; name: string } {
  const file = path.join(emptyFolder(), "upload");
  writeFileSync(file, content);
  return { path: file, name };
}

export async function readUpload(
  name: string,
  content: string | Buffer,
): Promise<{ upload: OpenUpload; entries: ParsedEntry[] }> {
  const upload = await openUpload(writeUpload(name, content));
  onTestFinished(() => upload.close());
  const entries: ParsedEntry[] = [];
  for await (const entry of upload.recipes()) entries.push(entry);
  return { upload, entries };
}
