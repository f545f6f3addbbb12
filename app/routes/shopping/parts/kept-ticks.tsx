import { useRevalidator } from "@remix-run/react";
import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "~/ui/translation";

/** By entry: whether it was ticked or unticked without a connection, and is not sent yet. */
export type KeptTicks = ReadonlyMap<number, boolean>;

/** What the service worker tells (app/shell/worker/kept-ticks.js). */
interface Told {
  states: [entry: number, isTicked: boolean][];
  refused: number;
  /** The server has some of them since. */
  isSent: boolean;
}

/** A server that was away sends no event when it is back. */
const TRY_EVERY_MS = 20_000;
/** A connection often carries nothing yet when the browser says that it is back. */
const TRY_AGAIN_MS = 3_000;
const NONE: Told = { states: [], refused: 0, isSent: false };
const sayToWorker = (words: "ticks" | "told") =>
  navigator.serviceWorker?.controller?.postMessage(words);

/** What the worker keeps, and how many ticks were refused; lets it send them when it can. */
export function useKeptTicks(): { kept: KeptTicks; refused: number } {
  const { revalidate } = useRevalidator();
  const [told, setTold] = useState(NONE);
  const [refused, setRefused] = useState(0);
  useEffect(() => {
    const over = new AbortController();
    const hear = ({ data }: MessageEvent<{ ticks?: Told }>) => {
      if (!data.ticks) return;
      setTold(data.ticks);
      if (data.ticks.isSent) revalidate();
      if (data.ticks.refused === 0) return;
      setRefused(data.ticks.refused);
      sayToWorker("told");
    };
    navigator.serviceWorker?.addEventListener("message", hear, { signal: over.signal });
    sayToWorker("ticks");
    return () => over.abort();
  }, [revalidate]);
  const isWaiting = told.states.length > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const over = new AbortController();
    const send = () => sayToWorker("ticks");
    const timer = setInterval(send, TRY_EVERY_MS);
    let again: ReturnType<typeof setTimeout> | undefined;
    const sendTwice = () => {
      send();
      clearTimeout(again);
      again = setTimeout(send, TRY_AGAIN_MS);
    };
    addEventListener("online", sendTwice, { signal: over.signal });
    // The connection may have come back before the worker told of a tick.
    if (navigator.onLine) send();
    return () => {
      over.abort();
      clearInterval(timer);
      clearTimeout(again);
    };
  }, [isWaiting]);
  const kept = useMemo(() => new Map(told.states), [told]);
  return { kept, refused };
}

export function KeptTicksNotice({ kept, refused }: { kept: KeptTicks; refused: number }) {
  const { t } = useTranslation("shopping");
  return (
    <div role="status">
      {kept.size > 0 && <p className="notice">{t("waiting")}</p>}
      {refused > 0 && <p className="notice">{t("refused", { count: refused })}</p>}
    </div>
  );
}
