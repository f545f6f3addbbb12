import { useState } from "react";
import { useTranslation } from "~/ui/translation";
import { useHasScript } from "./has-script";

/** Copies a text; hidden without clipboard access, which needs HTTPS. */
export function CopyButton({ text, what }: { text: string; what: "link" | "list" }) {
  const { t } = useTranslation("export");
  const [outcome, setOutcome] = useState<"done" | "failed" | null>(null);
  if (!useHasScript() || !("clipboard" in navigator)) return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome("done"),
      () => setOutcome("failed"),
    );
  return (
    <>
      <button type="button" className="button button-primary" onClick={copy}>
        {t(`copy.${what}`)}
      </button>
      <span role="status">{outcome && t(`copy.${outcome}`)}</span>
    </>
  );
}
