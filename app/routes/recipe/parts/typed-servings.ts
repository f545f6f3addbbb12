import { useLocation, useSubmit } from "@remix-run/react";
import { type ChangeEvent, useEffect, useState } from "react";
import { parseServings } from "#domain/recipe/servings";
import type { Servings } from "./servings";

const PAUSE_MS = 250;

interface Typed {
  text: string;
  /** The query when it was typed; a different one makes it obsolete. */
  at: string;
  form: HTMLFormElement | null;
}

export function useTypedServings({ shown, wrong }: Servings) {
  const { search } = useLocation();
  const submit = useSubmit();
  const [last, setLast] = useState<Typed>();
  const typed = last?.at === search ? last : undefined;

  useEffect(() => {
    if (!typed || parseServings(typed.text) === undefined) return;
    const follow = () => submit(typed.form, { replace: true, preventScrollReset: true });
    const timer = window.setTimeout(follow, PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [typed, submit]);

  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
    setLast({ text: currentTarget.value, at: search, form: currentTarget.form });
  // An empty field is not an error yet.
  const isWrong = typed
    ? typed.text !== "" && parseServings(typed.text) === undefined
    : wrong !== null;
  return { text: typed?.text ?? wrong ?? String(shown), isWrong, onChange };
}
