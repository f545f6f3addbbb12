/** Whether bytes begin as every ZIP does, even an empty one. */
export function hasZipMark(bytes: Buffer): boolean {
  return ["PK\u0003\u0004", "PK\u0005\u0006"].includes(bytes.toString("latin1", 0, 4));
}

/** Whether bytes are a gzip, as a .paprikarecipe is. */
export function hasGzipMark(bytes: Buffer): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}
