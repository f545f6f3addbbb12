import { VISIBILITIES, type Visibility } from "~/model/recipe";
import { asked, form, page, picture, pictureCalls, type Way } from "./rights-way";

const read = (visibility: Visibility) =>
  ["view?", "cook?", "cook?step=1&"].map((way) =>
    page(({ recipes }) => `/recipe/${way}id=${recipes[visibility]}`),
  );

const pictures = (visibility: Visibility) =>
  ["recipes", "recipes-thumbnails"].map((folder) =>
    picture(({ recipes }) => `/image/${folder}/${recipes[visibility]}-v1.webp`),
  );

const forEach = (ways: (visibility: Visibility) => Way[]) => VISIBILITIES.flatMap(ways);

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

/** Every way to do what the table says of recipes and ingredients. */
export function recipeWays(bytes: Buffer): Record<string, Way[]> {
  return {
    "see a PUBLIC recipe": read("PUBLIC"),
    "see the picture of a PUBLIC recipe": pictures("PUBLIC"),
    "see a PROTECTED recipe": read("PROTECTED"),
    "see the picture of a PROTECTED one": pictures("PROTECTED"),
    "see a PRIVATE recipe": read("PRIVATE"),
    "see the picture of a PRIVATE one": pictures("PRIVATE"),
    "create a recipe": [page("/recipe/edit"), form("/recipe/edit", NEW)],
    "edit a recipe": forEach((visibility) => [
      page(({ recipes }) => `/recipe/edit?id=${recipes[visibility]}`),
      save(visibility, { title: "Turnip soup" }),
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
      ...pictureCalls(({ recipes }) => `/image/recipes/${recipes[visibility]}`, bytes),
    ]),
    "like or unlike a PUBLIC recipe": [like("PUBLIC"), unlike("PUBLIC")],
    "like or unlike a PROTECTED recipe": [like("PROTECTED"), unlike("PROTECTED")],
    "like or unlike a PRIVATE recipe": [like("PRIVATE"), unlike("PRIVATE")],
    "list and see ingredients": [
      page("/ingredient/list"),
      page("/ingredient/view?ingredient=1"),
      asked("/ingredient/suggestions?search=leek"),
    ],
  };
}
