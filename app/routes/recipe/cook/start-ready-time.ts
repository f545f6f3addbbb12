import { redirect } from "@remix-run/node";
import { parseStep } from "#domain/recipe/cooking-step";
import { addReadyTime } from "#domain/recipe/ready-times";
import type { CookingView } from "#server/features/recipes/cooking";

/**
 * Answers "20 min from now" with the address that contains now: pages are cached, so none tells a
 * time that is not in its address.
 */
export function startReadyTime(url: URL, steps: CookingView["steps"]): void {
  const { pathname, searchParams } = url;
  const seconds = Number(searchParams.get("begin"));
  const step = parseStep(searchParams.get("step"), steps.length);
  if (!steps[step - 1]?.times.includes(seconds)) return;
  const query = new URLSearchParams(searchParams);
  query.delete("begin");
  query.delete("_routes");
  query.set("ready", addReadyTime(query.get("ready"), { step, seconds, startedAt: Date.now() }));
  throw redirect(`${pathname}?${query}`);
}
