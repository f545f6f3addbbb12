import { RECIPE_FORMATS } from "#domain/recipe/recipe-format";
import { type Attempt, type AttemptContext, form, image, imageCalls, page } from "./rights-attempt";
import type { Household, Scene } from "./rights-scene";

const view = ({ cookbook }: Scene) => `/cookbook/view?cookbook=${cookbook}`;
const edit = ({ cookbook }: Scene) => `/cookbook/edit?cookbook=${cookbook}`;
const share = (which: "cookbook" | "kimsCookbook") => (scene: Scene) =>
  `/cookbook/share?cookbook=${scene[which]}`;
const choices = (recipe: number) => `/cookbook/edit?addRecipe=${recipe}`;

const shopping = ({ cookbook }: Scene) => `/shopping?cookbook=${cookbook}`;
const atHand = ({ cookbook }: Scene) => `/at-hand?cookbook=${cookbook}`;
const fillPlan = ({ cookbook }: Scene) => `/plan/fill?week=2099-W48&cookbook=${cookbook}`;
const plan = ({ cookbook }: Scene) => `/plan?week=2026-W48&cookbook=${cookbook}`;
const shareList = ({ cookbook }: Scene) => `/shopping/share?cookbook=${cookbook}`;
const sharePlan = ({ cookbook }: Scene) => `/plan/share?cookbook=${cookbook}`;
const sharedList = ({ listKey }: Scene) => `/shopping/shared?key=${listKey}`;
const aisles = ({ cookbook }: Scene) => `/shopping/aisles?cookbook=${cookbook}`;

const SAVED = { intent: "save", formKey: "another", name: "Monday", description: "New." };

const adding = (recipe: (scene: Scene) => number) =>
  form(
    (scene) => choices(recipe(scene)),
    ({ cookbook }) => ({ intent: "addRecipe", cookbook }),
  );

const creatingWith = (recipe: (scene: Scene) => number) =>
  form((scene) => choices(recipe(scene)), { ...SAVED, intent: "createWithRecipe" });

/** From the cookbook's page, and from the list of cookbooks that contain the recipe. */
const removing = (recipe: "byDana" | "byKim") => [
  form(view, (scene) => ({ intent: "removeRecipe", recipe: scene[recipe] })),
  form(
    (scene) => choices(scene[recipe]),
    ({ cookbook }) => ({ intent: "removeRecipe", cookbook }),
  ),
];

const member = (intent: string, whom: keyof Household["people"]) =>
  form(edit, ({ people }) => ({ intent, member: people[whom].id }));
const oneself = (intent: string) =>
  form(edit, ({ self }: AttemptContext) => ({ intent, member: self }));

const addingTicked = (recipe: (scene: Scene) => number) =>
  form(
    ({ cookbook }) => `/cookbook/edit?addTo=${cookbook}`,
    (scene) => ({ intent: "addRecipes", recipe: recipe(scene) }),
  );

export function listCookbookAttempts(bytes: Buffer): Record<string, Attempt[]> {
  return {
    "create a cookbook": [
      page("/cookbook/edit"),
      form("/cookbook/edit", SAVED),
      creatingWith(({ charlies }) => charlies.PUBLIC),
    ],
    "create one with an unseen recipe": [creatingWith(({ charlies }) => charlies.PRIVATE)],
    "see a cookbook": [
      page(view),
      page(({ cookbook }) => `/cookbook/print?cookbook=${cookbook}`),
      ...RECIPE_FORMATS.map((format) =>
        page(({ cookbook }) => `/cookbook/export?cookbook=${cookbook}&format=${format}`),
      ),
    ],
    "see the image of a cookbook": [
      image(({ cookbook }) => `/image/cookbooks/${cookbook}-v1.webp`),
    ],
    "add a recipe that one may see": [
      adding(({ charlies }) => charlies.PUBLIC),
      addingTicked(({ charlies }) => charlies.PUBLIC),
    ],
    "add a recipe that one may not see": [
      adding(({ charlies }) => charlies.PRIVATE),
      addingTicked(({ charlies }) => charlies.PRIVATE),
    ],
    "remove a recipe that Dana added": removing("byDana"),
    "remove a recipe that Kim added": removing("byKim"),
    "rename or describe a cookbook": [page(edit), form(edit, SAVED)],
    "change the image of a cookbook": [
      form(edit, { ...SAVED, name: "Sunday", description: "", removeImage: "on" }),
      ...imageCalls(({ cookbook }) => `/image/cookbooks/${cookbook}`, bytes),
    ],
    "delete a cookbook": [form(view, { intent: "delete" })],
    "add a member": [
      form(edit, { intent: "addMember", username: "erin" }),
      form(edit, ({ people }) => ({ intent: "addMembers", person: people.erin.id })),
    ],
    "remove a member": [member("removeMember", "dana")],
    "remove the administrator Alice": [member("removeMember", "alice")],
    "make Dana an administrator": [member("makeAdministrator", "dana")],
    "unmake the administrator Alice": [member("unmakeAdministrator", "alice")],
    "make, unmake or remove oneself": [
      oneself("makeAdministrator"),
      oneself("unmakeAdministrator"),
      oneself("removeMember"),
    ],
    "read one by its secret address": [page(({ kimsKey }) => `/cookbook/shared?key=${kimsKey}`)],
    "make its secret address": [form(share("cookbook"), { intent: "share" })],
    "see or revoke its secret address": [
      page(share("kimsCookbook")),
      form(share("kimsCookbook"), { intent: "unshare" }),
    ],
    "see its shopping list": [page(shopping), page(aisles)],
    "change its shopping list": [
      form(shopping, { after: "0", lines: "1 pear" }),
      form(shopping, ({ entry }) => ({ tick: entry })),
      form(shopping, ({ entry }) => ({ untick: entry })),
      form(shopping, ({ entry }) => ({ remove: entry })),
      form(shopping, { restore: "last" }),
      form(aisles, { order: "FRUIT", "name-FRUIT": "Stall" }),
    ],
    "see its foods at hand": [
      page(atHand),
      page(({ cookbook }) => `/shopping/add?recipes=1&cookbook=${cookbook}`),
    ],
    "change its foods at hand": [
      form(atHand, ({ who }) => ({ add: "foods", names: `${who}’s quinces` })),
      form(atHand, ({ kept }) => ({ staple: kept })),
      form(atHand, ({ kept }) => ({ unstaple: kept })),
      form(atHand, ({ kept }) => ({ remove: kept })),
      form(atHand, { suggested: "staples" }),
      form(shopping, { keep: "basket" }),
    ],
    "see its plan": [
      page(plan),
      page(({ cookbook }) => `/plan/add?cookbook=${cookbook}`),
      page(fillPlan),
      page(({ cookbook }) => `/shopping/add?week=2026-W48&cookbook=${cookbook}`),
    ],
    "change its plan": [
      form("/plan/add", ({ cookbook, who }) => ({
        ...{ cookbook, formKey: `${who}`.padEnd(20, "-") },
        ...{ day: "2026-11-28", words: "Rice" },
      })),
      form(plan, ({ planned }) => ({ intent: "move", entry: planned, day: "2026-11-29" })),
      form(plan, ({ planned, who }) => ({
        ...{ intent: "copy", entry: planned, day: "2026-11-29" },
        formKey: `${who}`.padEnd(20, "-"),
      })),
      form(plan, ({ planned }) => ({ intent: "remove", entry: planned })),
      form(plan, ({ who }) => ({ intent: "repeat", formKey: `${who}`.padEnd(20, "-") })),
      form(plan, { intent: "undo", added: "1" }),
      form(fillPlan, ({ who }) => ({ from: "all", formKey: `${who}`.padEnd(20, "-") })),
    ],
    "share its list or plan by a link": [
      page(shareList),
      page(sharePlan),
      form(shareList, { intent: "replace" }),
      form(sharePlan, { intent: "replace" }),
    ],
    "read and tick its list by a link": [
      page(sharedList),
      form(sharedList, ({ entry }) => ({ tick: entry })),
      form(sharedList, ({ entry }) => ({ untick: entry })),
    ],
    "read its plan by a link": [page(({ planKey }) => `/plan/calendar.ics?key=${planKey}`)],
    "leave a cookbook": [form(view, { intent: "leave" })],
    "leave a cookbook that Kim alone keeps": [
      form(({ kimsCookbook }) => `/cookbook/view?cookbook=${kimsCookbook}`, { intent: "leave" }),
    ],
  };
}
