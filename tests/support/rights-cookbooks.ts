import { RECIPE_FORMATS } from "#domain/recipe/recipe-format";
import { type Attempt, type AttemptContext, form, image, imageCalls, page } from "./rights-attempt";
import type { Household, Scene } from "./rights-scene";

const view = ({ cookbook }: Scene) => `/cookbook/view?cookbook=${cookbook}`;
const edit = ({ cookbook }: Scene) => `/cookbook/edit?cookbook=${cookbook}`;
const share = (which: "cookbook" | "kimsCookbook") => (scene: Scene) =>
  `/cookbook/share?cookbook=${scene[which]}`;
const choices = (recipe: number) => `/cookbook/edit?addRecipe=${recipe}`;

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
    "leave a cookbook": [form(view, { intent: "leave" })],
    "leave a cookbook that Kim alone keeps": [
      form(({ kimsCookbook }) => `/cookbook/view?cookbook=${kimsCookbook}`, { intent: "leave" }),
    ],
  };
}
