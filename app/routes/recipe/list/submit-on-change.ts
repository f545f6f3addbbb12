import { useNavigation, useSubmit } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";
import type { Sorting } from "#domain/recipe/recipe-filters";
import { paths } from "#domain/site/paths";
import { useOnNavigation } from "~/ui/on-navigation";

const PAUSE_MS = 500;
const TYPED = ["search", "maxTime"];

export function useSubmitOnChange(sorting: Sorting) {
  const submit = useSubmit();
  const { location: leading } = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<number>();
  useShownChoices(form, sorting);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  useEffect(() => {
    // A delayed submit must not cancel another navigation.
    if (leading) window.clearTimeout(timer.current);
  }, [leading]);

  function apply() {
    window.clearTimeout(timer.current);
    if (!form.current) return;
    const options = { action: paths.recipeList(), replace: true, preventScrollReset: true };
    submit(readChoices(form.current), options);
  }

  function onChange({ target }: FormEvent<HTMLFormElement>) {
    const { name } = target as unknown as HTMLInputElement;
    window.clearTimeout(timer.current);
    if (name === "add") return;
    // The checkbox disappears, so keep the focus in the form.
    if (name === "ingredient") findField(form.current, "add")?.focus();
    if (TYPED.includes(name)) timer.current = window.setTimeout(apply, PAUSE_MS);
    else apply();
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    apply();
  }

  return { form, onChange, onSubmit };
}

function readChoices(form: HTMLFormElement): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (value === "" || typeof value !== "string") continue;
    if (name !== "by") {
      query.append(name, value);
      continue;
    }
    const [sort = "", order = ""] = value.split(".");
    query.append("sort", sort);
    if (sort !== "RANDOM") query.append("order", order);
  }
  return query;
}

/** Shows the new list's filters after a link or Back, except in a field being typed in. */
function useShownChoices(form: { current: HTMLFormElement | null }, sorting: Sorting) {
  useOnNavigation(() => {
    if (!form.current) return;
    const field = document.activeElement;
    const isTyped = field instanceof HTMLInputElement && TYPED.includes(field.name);
    const typed = isTyped ? field.value : "";
    form.current.reset();
    // React updates the default values of inputs, but not of a select.
    const by = findField(form.current, "by");
    if (by) by.value = sorting;
    if (isTyped) field.value = typed;
  });
}

function findField(form: HTMLFormElement | null, name: string) {
  const field = form?.elements.namedItem(name);
  const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
  return isField ? field : undefined;
}
