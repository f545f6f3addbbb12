import { INGREDIENT_CATEGORIES } from "#domain/ingredient/ingredient-category";
import { FIRST_FILTERS, SORTINGS } from "#domain/recipe/recipe-filters";
import { RECIPE_FORMATS } from "#domain/recipe/recipe-format";
import { encodeCursor } from "#server/platform/db/cursor";
import { CAST } from "./cast";
import {
  type Calls,
  CURSOR,
  each,
  IN,
  idsOf,
  lineOf,
  NAMES,
  NOWHERE,
  PEOPLE,
  sourcesOf,
  TEXTS,
  VIEWERS,
} from "./same-answers-arguments";
import { administration, cookbooks, people } from "./same-answers-people";

const recipes: Record<string, Calls> = {
  getRecipe: (world) => each(VIEWERS, idsOf(world), ["en", "fr"], [null, world.keys.recipe]),
  getRecipeWithNutrition: (world) => each(VIEWERS, idsOf(world), ["en"], [null]),
  getRecipeTitle: (world) => each(VIEWERS, idsOf(world)),
  getEditableRecipe: (world) => each(PEOPLE, idsOf(world), ["en", "fr"]),
  listRecipesByIds: (world) => each(VIEWERS, [world.recipes], ["en", "fr-CA"]),
  findVisibility: (world) => each(VIEWERS, idsOf(world), [null, world.keys.recipe]),
  getNextVisibility: () => each(PEOPLE),
  getFormWriter: () => each(PEOPLE),
  wasRecipeSavedBy: () => [["nothing"]],
  getRecipePage: (world) => each(VIEWERS, idsOf(world), ["en", "fr"], [null, world.keys.recipe]),
  getRecipeForCooking: (world) => each(VIEWERS, idsOf(world), ["en"], [null, world.keys.recipe]),
  getHistory: (world) => each([CAST.alice, CAST.bob], [world.first], ["en", "fr"]),
  getLikes: (world) => each(VIEWERS, idsOf(world)),
  getSharing: (world) => each(PEOPLE, idsOf(world)),
  getSavedFilters: () => each(PEOPLE),
  listMoreOfAuthor: (world) => each(VIEWERS, sourcesOf(world)),
  listAlike: (world) => each(VIEWERS, sourcesOf(world)),
  listRecipes: () =>
    each(
      PEOPLE,
      SORTINGS.flatMap((sorting) => {
        const [sort = "DATE", order = "desc"] = sorting.split(".");
        return ["", "soup", "crème"].flatMap((search) =>
          [["user"], ["followedBy", "likedBy"], ["userCookbooks", "user"]].map((sources) => ({
            ...{ ...FIRST_FILTERS, sort, order, search, sources },
            cursor: sort === "RANDOM" ? encodeCursor(["RANDOM", "asc", 123_457]) : CURSOR,
          })),
        );
      }),
    ).map(([viewer, asked]) => {
      const { cursor, ...filters } = asked as { cursor: unknown };
      return [viewer, filters, cursor];
    }),
  listRecipesBy: () => each(VIEWERS, [1, 2], [CURSOR]),
  listRecipesUsing: () => each(VIEWERS, [2, 50, 400, 700], [CURSOR]),
  listNewestRecipes: (world) =>
    each(VIEWERS, [{}, { authorId: 1 }, { language: "fr" }, { ids: world.recipes }]),
  countSitemapParts: () => [[]],
  listLines: (world) => each([world.recipes], ["en", "fr", "fr-CA"]),
  listTexts: (world) => [[world.recipes]],
  countLinesOf: () => [[2], [50]],
  countLinesNamed: () => [["salt"], ["nothing"]],
  findDraft: () => each(PEOPLE, [{ key: "new" }]),
  findDraftOfRecipe: (world) => each(PEOPLE, [world.first]),
  listDrafts: () => each(PEOPLE),
  exportRecipe: (world) =>
    VIEWERS.flatMap((viewer) => each([{ viewer, ...IN("fr") }], idsOf(world), [...RECIPE_FORMATS])),
  findRecipePart: (world) =>
    VIEWERS.flatMap((viewer) => each([{ viewer, ...IN("en") }], idsOf(world), ["markdown"])),
  exportAccount: ({ files }) => each([files], PEOPLE, ["en"]),
  listLineNames: () => [[{ ingredients: [], language: "en" }]],
  getContent: ({ recipes }) => recipes.map((id) => [id]),
  resolveLines: () => each([NAMES.map(lineOf)], ["en", "fr"]),
  listQuestions: () => each([NAMES.map(lineOf)], ["en", "fr"]),
  resolveIngredients: () => each([{ ...FIRST_FILTERS, ingredients: [2, 50] }], NAMES, ["en", "fr"]),
};

const EXPLORED = [{}, { language: "fr" }, { category: "DESERT" }].map((only) => ({
  ...{ only, cursor: CURSOR, size: 5 },
}));

const found: Record<string, Calls> = {
  search: () =>
    each(
      VIEWERS,
      TEXTS,
      [true, false].map((isExact) => ({ cursor: CURSOR, isExact, locale: "fr" })),
    ),
  listCookable: () =>
    each(
      PEOPLE,
      [
        [2, 50, 400],
        [700, 701, 702, 703],
      ],
      ["en"],
    ),
  getKitchen: () =>
    each(
      PEOPLE,
      NAMES.map((add) => ({ have: [2, 50, 2], add })),
      ["en", "fr"],
    ),
  listCooks: () => each(VIEWERS, [CURSOR], [2]),
  listMostLiked: () => each(VIEWERS, EXPLORED),
  listNewest: () => each(VIEWERS, EXPLORED),
  listExplored: () =>
    each(
      VIEWERS,
      [{ sort: "new" }, { sort: "liked" }, { show: "cooks" }, { season: "north" }],
      [CURSOR],
    ),
  getExploreStart: () => each(VIEWERS),
  listExploreChoices: () => [[]],
  listSeasonal: () => each(VIEWERS, [{ hemisphere: "south", at: new Date(0) }], EXPLORED),
  getFeed: () => each(PEOPLE),
};

const ingredients: Record<string, Calls> = {
  getEditableIngredient: () => [[2], [50], [NOWHERE]],
  getIngredient: () => each([2, 50, NOWHERE], ["en", "fr", "fr-CA"]),
  countBySource: () => [[]],
  listIngredientsWithUses: () =>
    each(
      ["en", "fr"],
      ["", ...NAMES].map((search) => ({ search, cursor: CURSOR })),
    ),
  listIngredients: () =>
    each(
      ["en", "fr", "fr-CA"],
      [null, ...INGREDIENT_CATEGORIES].flatMap((category) =>
        ["", "oil"].map((search) => ({ category, search, cursor: CURSOR })),
      ),
    ),
  listMeanings: () => each([NAMES.map((name) => ({ name }))], ["en", "fr"]),
  findMergedInto: () => [[2]],
  listCurrentIds: () => [[[700, 2, 50, NOWHERE]]],
  resolveMergedIds: () => [[[700, 2, 50, NOWHERE]]],
  resolveIngredientName: () => each(NAMES, ["en", "fr"]),
  listMisspelled: () => each([NAMES], ["en", "fr"]),
  listNearest: () => each(NAMES, ["en", "fr"]),
  listIngredientsNamed: () => each([NAMES], ["en", "fr"]),
  listKnownIngredients: () => each([[700, 2, 50]], ["en", "fr"]),
  listIngredientNames: () => each([[700, 2, 50]], ["en", "fr"]),
  listNamesOf: () => [[[700, 2, 50]]],
  searchIngredients: () => each(NAMES, ["en", "fr", "fr-CA"], [12]),
  listInSeason: () => each(["north", "south"], [new Date(0), new Date(1e10)]),
};

const imports: Record<string, Calls> = {
  getImport: (world) => each(PEOPLE, [world.imported]),
  listImports: () => each(PEOPLE),
  listItems: (world) => each(PEOPLE, [world.imported], [undefined, "FOUND"], [CURSOR]),
  getItem: (world) => each(PEOPLE, [world.imported], [0, 1, 2, 3]),
  getImportTable: (world) => each(PEOPLE, [world.imported]),
  findDuplicates: () => each(PEOPLE, [{ title: "Crème brûlée d’été", source: "" }]),
  findAddressToRead: (world) => [[world.imported]],
  findWaiting: (world) => [[world.imported]],
  listJobs: () => [[[], 10]],
};

/** What is compared asks these too, or they are about the machine. */
export const ELSEWHERE: Record<string, string> = {
  countNotAllowed: "asks no database",
  findOwnDraft: "what a form may write",
  findGoogleAccount: "links an account",
  findKnownDevice: "by its secret, in one row",
  findMatches: "by listRecipes",
  findPeople: "by search",
  findWriter: "by its secret, in one row",
  getAllNames: "by getEditableIngredient",
  getEditable: "by getSharing",
  getHits: "by search",
  getImportOfForm: "by its form's key, in one row",
  getSystem: "about the machine",
  listCatalogueNames: "by getHistory",
  listHeld: "by listHeldRecipes",
  listProblems: "about the machine",
  searchIngredientsByQuery: "by searchIngredients",
};

/** By their names, what each is asked in a world. */
export const CALLS: Record<string, Calls> = {
  ...people,
  ...administration,
  ...cookbooks,
  ...recipes,
  ...found,
  ...ingredients,
  ...imports,
};
