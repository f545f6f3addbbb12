export function sizeInWords(bytes: number): string {
  const large = bytes / 1_000_000;
  return large < 1 ? `${Math.ceil(bytes / 1_000)} kB` : `${large.toFixed(1)} MB`;
}
