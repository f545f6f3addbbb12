import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

/** Copies a text; hidden without clipboard access, which needs HTTPS. */
export function CopyButton({ text, what }: { text: string; what: "link" | "ingredients" }) {
  const { t } = useTranslation("export");
  const [mayCopy, setMayCopy] = useState(false);
  const [outcome, setOutcome] = useState<"done" | "failed" | null>(null);
  useEffect(() => setMayCopy("clipboard" in navigator), []);
  if (!mayCopy) return null;
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
