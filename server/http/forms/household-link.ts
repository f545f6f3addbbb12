import {
  type LinkKind,
  replaceHouseholdLink,
  shareHousehold,
  unshareHousehold,
} from "#server/features/households/links";
import type { ViewerCall } from "../pipeline/route-guards";
import { readHouseholdChoice } from "./household-choice";
import { getIntent, readForm } from "./read-form";

const COMMANDS = {
  share: shareHousehold,
  replace: replaceHouseholdLink,
  unshare: unshareHousehold,
};
type LinkIntent = keyof typeof COMMANDS;
const INTENTS = Object.keys(COMMANDS) as LinkIntent[];

/** Makes, replaces or revokes the secret address of a list or plan, as a form asks. */
export async function changeHouseholdLink(call: ViewerCall, kind: LinkKind) {
  const choice = readHouseholdChoice(call.url.searchParams);
  const { fields } = await readForm(call.request);
  const intent = getIntent(fields, INTENTS);
  await COMMANDS[intent](call.db, call.viewer, choice, kind);
  return { intent, cookbook: choice.cookbook ?? undefined };
}
