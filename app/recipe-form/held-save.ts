import { type FormEvent, useEffect, useRef, useState } from "react";
import type { PhotoUpload } from "./photo-uploads";

const KEEPS_NOTHING = "dropDraft";

/** Holds a save back until every photo is sent; stops it at one that did not arrive. */
export function useHeldSave(uploads: PhotoUpload[]) {
  const held = useRef<{ form: HTMLFormElement; button: HTMLElement | null }>();
  const [isHeld, setIsHeld] = useState(false);

  useEffect(() => {
    const { current } = held;
    if (!isHeld || !current || uploads.some(({ state }) => state !== "failed")) return;
    setIsHeld(false);
    held.current = undefined;
    if (uploads.length === 0) current.form.requestSubmit(current.button);
    else current.form.querySelector<HTMLElement>("[data-failed-photo]")?.focus();
  }, [isHeld, uploads]);

  /** Whether the form waits; then nothing else may handle the event. */
  function hold(event: FormEvent<HTMLFormElement>): boolean {
    const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    const isRowButton = button?.name === "__intent__";
    if (uploads.length === 0 || isRowButton || button?.value === KEEPS_NOTHING) return false;
    event.preventDefault();
    held.current = { form: event.currentTarget, button };
    setIsHeld(true);
    return true;
  }

  return { isHeld, hold };
}
