import type { Recipe } from "../recipes/queries";

interface PhotoLines {
  /** The cover, and the other photos of no step. */
  before: string[];
  ofStep(step: number): string[];
}

/** Where a text shows the photos beside it, which `nameFile` names; their numbers keep the order. */
export function listPhotoLines(
  { photos }: Recipe,
  nameFile: ((at: number) => string) | undefined,
  format: (alt: string, file: string) => string,
): PhotoLines {
  if (!nameFile) return { before: [], ofStep: () => [] };
  const lines = photos.map(({ alt, step }, at) => ({
    ...{ at, step, line: format(alt, encodeFileName(nameFile(at))) },
  }));
  return {
    before: lines.flatMap(({ at, step, line }) => (at === 0 || step === null ? [line] : [])),
    ofStep: (own) => lines.flatMap(({ step, line }) => (step === own ? [line] : [])),
  };
}

/** Also the parentheses that would end a link. */
function encodeFileName(name: string): string {
  return encodeURI(name).replace(/[()]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}
