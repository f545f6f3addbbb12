import { Form, useLocation, useNavigationType, useSearchParams, useSubmit } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { paths } from "#domain/site/paths";
import { useHasScript } from "~/ui/has-script";
import { Icon } from "~/ui/icon";
import { useLight } from "~/ui/light";
import { useOnNavigation } from "~/ui/on-navigation";
import { UNSAVED } from "~/ui/post-form";
import { useTranslation } from "~/ui/translation";

const PAUSE_MS = 500;

/** Submits on Enter and, with script, after a pause, unless the page has unsaved text. */
export function SearchField() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const submit = useSubmit();
  const hasScript = useHasScript();
  const isLight = useLight() !== null;
  const isBackOrForward = useNavigationType() === "POP";
  const timer = useRef<number>();
  const field = useRef<HTMLInputElement>(null);
  const isSearching = pathname === paths.search();
  const searched = isSearching ? (query.get("search") ?? "") : "";
  const forget = () => window.clearTimeout(timer.current);

  useOnNavigation(() => {
    const { current } = field;
    // Do not overwrite the field while the user keeps typing.
    const isTyping = isSearching && !isBackOrForward && current === document.activeElement;
    if (current && !isTyping) current.value = searched;
    // A delayed search must not leave another page; on /search it may run.
    if (!isSearching) forget();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the field goes away.
  useEffect(() => forget, []);

  function onInput({ currentTarget }: React.FormEvent<HTMLInputElement>) {
    forget();
    if (currentTarget.value.trim() === "") return;
    const { form } = currentTarget;
    timer.current = window.setTimeout(() => {
      if (!document.querySelector(UNSAVED)) submit(form, { replace: isSearching });
    }, PAUSE_MS);
  }

  function onSubmit(event: React.FormEvent) {
    forget();
    if (field.current?.value.trim() === "") event.preventDefault();
  }

  function clear() {
    forget();
    if (!field.current) return;
    field.current.value = "";
    field.current.focus();
  }

  return (
    <Form
      role="search"
      action={paths.search()}
      className="search"
      onSubmit={onSubmit}
      noValidate={hasScript}
    >
      <Icon name="search" />
      <input
        ref={field}
        type="search"
        name="search"
        aria-label={t("shell.search")}
        placeholder={t("shell.search")}
        defaultValue={searched}
        onInput={onInput}
        autoComplete="off"
        maxLength={200}
        pattern=".*\S.*"
        required
      />
      {!isLight && (
        <button
          type="button"
          className="icon-button search-clear"
          hidden={!hasScript}
          aria-label={t("shell.clearSearch")}
          onClick={clear}
        >
          <Icon name="remove" />
        </button>
      )}
    </Form>
  );
}
