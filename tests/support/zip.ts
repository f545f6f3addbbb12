import { buffer, text } from "node:stream/consumers";
import yauzl from "yauzl-promise";
import { ZipFile } from "yazl";

export async function createZip(files: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}

export async function textsIn(bytes: Buffer): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  const zip = await yauzl.fromBuffer(bytes);
  for await (const entry of zip) texts[entry.filename] = await text(await entry.openReadStream());
  await zip.close();
  return texts;
}
