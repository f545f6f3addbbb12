import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useHasScript } from "./has-script";

/** Copies a text, where script may: browsers allow it over HTTPS alone. */
export function CopyButton({ text }: { text: string }) {
  const { t } = useTranslation("sharing");
  const hasScript = useHasScript();
  const [outcome, setOutcome] = useState<"copied" | "notCopied" | null>(null);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome("copied"),
      () => setOutcome("notCopied"),
    );
  return (
    <>
      <button
        type="button"
        className="button button-primary"
        hidden={!hasScript || !("clipboard" in navigator)}
        onClick={copy}
      >
        {t("copy")}
      </button>
      <span role="status">{outcome && t(outcome)}</span>
    </>
  );
}
