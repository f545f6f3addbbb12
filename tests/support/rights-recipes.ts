import { VISIBILITIES, type Visibility } from "#domain/recipe/recipe";
import { type Attempt, apiCall, call, form, image, imageCalls, page } from "./rights-attempt";

/** Every way to read or export a recipe; all formats are read alike, so one stands for them. */
const READINGS = ["view?", "cook?", "cook?step=1&", "print?", "export?format=cooklang&"];

const read = (visibility: Visibility) =>
  READINGS.map((way) => page(({ recipes }) => `/recipe/${way}id=${recipes[visibility]}`));

const images = (visibility: Visibility) =>
  ["recipes", "recipes-thumbnails"].map((folder) =>
    image(({ recipes }) => `/image/${folder}/${recipes[visibility]}-v1.webp`),
  );

/** By a recipe's secret URL, or with its key added to another recipe's URL. */
const readByKey = (visibility: Visibility, of = visibility) =>
  READINGS.map((way) =>
    page(({ recipes, keys }) => `/recipe/${way}id=${recipes[visibility]}&key=${keys[of]}`),
  );

const imagesByKey = (visibility: Visibility, of = visibility) =>
  ["recipes", "recipes-thumbnails"].map((folder) =>
    image(({ recipes, keys }) => `/image/${folder}/${recipes[visibility]}-v1.webp?key=${keys[of]}`),
  );

const sharing = (recipes: "recipes" | "liked", intent: "share" | "unshare") =>
  (["PROTECTED", "PRIVATE"] as const).map((visibility) =>
    form((scene) => `/recipe/share?id=${scene[recipes][visibility]}`, { intent }),
  );

const forEach = (ways: (visibility: Visibility) => Attempt[]) =>
  VISIBILITIES.flatMap((visibility) => ways(visibility));

const save = (visibility: Visibility, changes: Record<string, string>) =>
  form(
    ({ recipes }) => `/recipe/edit?id=${recipes[visibility]}`,
    ({ recipes }) => ({
      id: recipes[visibility],
      version: 1,
      formKey: "another",
      title: "Leek soup",
      visibility,
      ...changes,
    }),
  );

const liking = (recipes: "recipes" | "liked", visibility: Visibility, liked: "yes" | "no") =>
  form((scene) => `/recipe/like?id=${scene[recipes][visibility]}`, { liked });
const like = (visibility: Visibility) => liking("recipes", visibility, "yes");
const unlike = (visibility: Visibility) => liking("liked", visibility, "no");

const NEW = { formKey: "a new one", title: "Turnip soup", visibility: "PUBLIC" };

const TAKE_BACK = { intent: "takeBack", version: 1, current: 2, formKey: "x".repeat(43) };

export function listRecipeAttempts(bytes: Buffer): Record<string, Attempt[]> {
  return {
    "see a PUBLIC recipe": read("PUBLIC"),
    "see the image of a PUBLIC recipe": images("PUBLIC"),
    "see a PROTECTED recipe": read("PROTECTED"),
    "see the image of a PROTECTED one": images("PROTECTED"),
    "see a PRIVATE recipe": read("PRIVATE"),
    "see the image of a PRIVATE one": images("PRIVATE"),
    "create a recipe": [page("/recipe/edit"), form("/recipe/edit", NEW)],
    "keep a draft of a recipe": [call("/recipe/draft", NEW)],
    "edit a recipe": forEach((visibility) => [
      page(({ recipes }) => `/recipe/edit?id=${recipes[visibility]}`),
      save(visibility, { title: "Turnip soup" }),
    ]),
    "see or take back what a recipe was": forEach((visibility) => [
      page(({ liked }) => `/recipe/history?id=${liked[visibility]}`),
      form(({ liked }) => `/recipe/history?id=${liked[visibility]}`, TAKE_BACK),
    ]),
    "delete a recipe": forEach((visibility) => [
      form(({ recipes }) => `/recipe/view?id=${recipes[visibility]}`, { intent: "delete" }),
    ]),
    "change the visibility of a recipe": [
      save("PUBLIC", { visibility: "PRIVATE" }),
      save("PROTECTED", { visibility: "PUBLIC" }),
      save("PRIVATE", { visibility: "PUBLIC" }),
    ],
    "change the image of a recipe": forEach((visibility) => [
      save(visibility, { removeImage: "on" }),
      ...imageCalls(({ recipes }) => `/image/recipes/${recipes[visibility]}`, bytes),
    ]),
    "like or unlike a PUBLIC recipe": [like("PUBLIC"), unlike("PUBLIC")],
    "like or unlike a PROTECTED recipe": [like("PROTECTED"), unlike("PROTECTED")],
    "like or unlike a PRIVATE recipe": [like("PRIVATE"), unlike("PRIVATE")],
    "read any recipe by its secret address": forEach(readByKey),
    "see its image by that address": forEach(imagesByKey),
    "read a PRIVATE recipe by another’s key": readByKey("PRIVATE", "PROTECTED"),
    "see its image by another’s key": imagesByKey("PRIVATE", "PROTECTED"),
    "edit or delete a recipe by its key": forEach((visibility) => [
      page(({ recipes, keys }) => `/recipe/edit?id=${recipes[visibility]}&key=${keys[visibility]}`),
      form(
        ({ recipes, keys }) => `/recipe/view?id=${recipes[visibility]}&key=${keys[visibility]}`,
        { intent: "delete" },
      ),
    ]),
    "like a PRIVATE recipe by its key": [
      form(({ recipes, keys }) => `/recipe/like?id=${recipes.PRIVATE}&key=${keys.PRIVATE}`, {
        liked: "yes",
      }),
    ],
    "make a secret address": sharing("liked", "share"),
    "see or revoke a secret address": [
      ...forEach((visibility) => [
        page(({ recipes }) => `/recipe/share?id=${recipes[visibility]}`),
      ]),
      ...sharing("recipes", "unshare"),
    ],
    "list and see ingredients": [
      page("/ingredient/list"),
      page("/ingredient/view?ingredient=1"),
      apiCall("/ingredient/suggestions?search=leek"),
    ],
  };
}
