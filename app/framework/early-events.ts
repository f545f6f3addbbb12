/** Events within which React hydrates what they happen to, in one piece. */
const HELD = (
  "pointerdown pointerup pointercancel mousedown mouseup touchstart touchend touchcancel click " +
  "auxclick dblclick contextmenu dragstart dragend drop keydown keypress keyup compositionstart " +
  "compositionend textInput input change copy cut paste reset submit"
).split(" ");

const over = new AbortController();
let unhydrated = 0;

export const isHydrated = () => over.signal.aborted;

/** Settles when all of the page is hydrated. */
export const hydrated = new Promise<void>((done) => {
  over.signal.addEventListener("abort", () => done());
});

/**
 * Keeps events from React until the page is hydrated: it would hydrate the page within the first,
 * which takes a slow phone half a second. Until then, links, forms and fields work as without
 * script, and `onSubmit` gets the forms.
 */
export function holdEarlyEvents(onSubmit: (event: SubmitEvent) => void): void {
  const options = { capture: true, signal: over.signal };
  for (const type of HELD) addEventListener(type, (event) => event.stopPropagation(), options);
  addEventListener("submit", onSubmit, options);
}

/** Counts a part of the page that is to be hydrated (1), or has been (-1); the last one ends the hold. */
export function countUnhydrated(change: 1 | -1): void {
  unhydrated += change;
  if (unhydrated === 0) over.abort();
}
