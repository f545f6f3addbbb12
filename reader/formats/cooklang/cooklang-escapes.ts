/** Private-use characters that hide escaped ones; the input must not contain them. */
const HIDDEN = /[\ue000-\ue07f]/g;
const FIRST = 0xe000;

export function hideEscaped(text: string): string {
  return text
    .replace(HIDDEN, "")
    .replace(/\\([!-/:-@[-`{-~])/g, (_, sign: string) =>
      String.fromCharCode(FIRST + sign.charCodeAt(0)),
    );
}

export function showEscaped(text: string): string {
  return text.replace(HIDDEN, (hidden) => String.fromCharCode(hidden.charCodeAt(0) - FIRST));
}
