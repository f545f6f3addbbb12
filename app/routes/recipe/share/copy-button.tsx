import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

/** Copies a text, where script may: browsers allow it over HTTPS alone. */
export function CopyButton({ text }: { text: string }) {
  const { t } = useTranslation("sharing");
  const [mayCopy, setMayCopy] = useState(false);
  const [outcome, setOutcome] = useState<"copied" | "notCopied" | null>(null);
  useEffect(() => setMayCopy("clipboard" in navigator), []);
  if (!mayCopy) return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome("copied"),
      () => setOutcome("notCopied"),
    );
  return (
    <>
      <button type="button" className="button button-primary" onClick={copy}>
        {t("copy")}
      </button>
      <span role="status">{outcome && t(outcome)}</span>
    </>
  );
}
