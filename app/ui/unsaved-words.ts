const holders = new Set<() => boolean>();

/** For a form whose fields do not say themselves that they were changed; returns how to take it back. */
export function watchWords(holdsWords: () => boolean): () => void {
  holders.add(holdsWords);
  return () => void holders.delete(holdsWords);
}

/** Whether a form on the page, that is sent by POST, holds words that nobody saved. */
export function holdsUnsavedWords(): boolean {
  const forms = document.querySelectorAll<HTMLFormElement>('main form[method="post"]');
  return [...holders].some((holds) => holds()) || [...forms].some(isTypedIn);
}

/** Whether somebody typed into a form since the server sent it, also before script came. */
export function isTypedIn({ elements }: HTMLFormElement): boolean {
  return [...elements].some(
    (field) =>
      (field instanceof HTMLTextAreaElement ||
        (field instanceof HTMLInputElement && /^(text|email|search)$/.test(field.type))) &&
      field.value !== field.defaultValue.replace(/\r\n?/g, "\n"),
  );
}
