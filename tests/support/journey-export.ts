import { buffer } from "node:stream/consumers";
import { ZipFile } from "yazl";

/** A file as one chooses it in a form: a ZIP of files by their names. */
export async function zipFile(name: string, files: Record<string, string>) {
  const zip = new ZipFile();
  for (const [inside, content] of Object.entries(files)) {
    zip.addBuffer(Buffer.from(content), inside);
  }
  zip.end();
  return { name, mimeType: "application/zip", buffer: await buffer(zip.outputStream) };
}
