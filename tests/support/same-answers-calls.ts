import { INGREDIENT_CATEGORIES } from "#domain/ingredient/ingredient-category";
import { DEFAULT_FILTERS, SORTINGS } from "#domain/recipe/recipe-filters";
import { RECIPE_FORMATS } from "#domain/recipe/recipe-format";
import { listDays } from "#domain/time/weeks";
import { encodeCursor } from "#server/platform/db/cursor";
import { CAST } from "./cast";
import {
  buildLine,
  buildSources,
  type Calls,
  CURSOR,
  combine,
  IN,
  NAMES,
  PEOPLE,
  pickIds,
  TEXTS,
  UNKNOWN_ID,
  VIEWERS,
} from "./same-answers-arguments";
import { administration, cookbooks, people } from "./same-answers-people";

const LISTED = SORTINGS.filter((sorting) => !sorting.startsWith("RANDOM")).map((sorting) => {
  const [sort = "DATE", order = "desc"] = sorting.split(".");
  return { ...DEFAULT_FILTERS, sort, order, search: "" };
});

const toAddableLine = (recipeId: number, position: number) => ({
  ...{ key: String(position), recipeId, position, words: "", language: "en" },
});

const HALF = { numerator: 1, denominator: 2 };

const recipes: Record<string, Calls> = {
  getRecipe: (world) => combine(VIEWERS, pickIds(world), ["en", "fr"], [null, world.keys.recipe]),
  getRecipeWithNutrition: (world) => combine(VIEWERS, pickIds(world), ["en"], [null]),
  getRecipeTitle: (world) => combine(VIEWERS, pickIds(world)),
  getEditableRecipe: (world) => combine(PEOPLE, pickIds(world), ["en", "fr"]),
  listRecipesByIds: (world) => combine(VIEWERS, [world.recipes], ["en", "fr-CA"]),
  listExpandedRecipes: (world) => combine(VIEWERS, [world.recipes], ["en", "fr-CA"]),
  listOfferedRecipes: (world) =>
    combine(PEOPLE, [
      [
        { name: "Crème brûlée d’été", choice: undefined },
        { name: "Any", choice: `recipe-${world.first}:Any` },
      ],
    ]),
  findRecipeSuggestions: () => combine(PEOPLE, ["cr", "nothing"]),
  findVisibility: (world) => combine(VIEWERS, pickIds(world), [null, world.keys.recipe]),
  listPhotos: (world) => [
    [world.recipes.map((id) => ({ id, imageKey: "k", imageAlt: "", imageStep: null }))],
  ],
  getPhotos: (world) => combine(pickIds(world)),
  listOwnKeys: (world) => combine(pickIds(world)),
  listKnownKeys: (world) => combine(PEOPLE, pickIds(world), [["nothing"]]),
  findVisiblePhoto: (world) => combine(VIEWERS, pickIds(world), [null, world.keys.recipe]),
  findRecipeByImage: () => [["nothing"]],
  getNextVisibility: () => combine(PEOPLE),
  getFormWriter: () => combine(PEOPLE),
  listTagNames: (world) => combine(pickIds(world)),
  listKnownTags: () => combine(PEOPLE),
  listTagsOn: (world) => [[world.recipes]],
  findTag: () => combine(TEXTS),
  listFoundIds: (world) => [
    ...combine(PEOPLE, LISTED, [500]),
    ...combine(PEOPLE, LISTED.slice(0, 2), [500], [world.cookbook]),
  ],
  findAllIds: () => combine(PEOPLE, LISTED),
  listChosen: (world) => combine(PEOPLE, ["EXPORT", "AUDIENCE"], [pickIds(world)]),
  findUndoable: () => combine(PEOPLE),
  listOpenCookbooks: () => combine(PEOPLE),
  exportChosen: (world) =>
    PEOPLE.map((viewer) => [world.files, { viewer, ...IN("fr") }, world.recipes]),
  wasRecipeSavedBy: () => [["nothing"]],
  getRecipePage: (world) =>
    combine(VIEWERS, pickIds(world), ["en", "fr"], [null, world.keys.recipe]),
  getRecipeWithFoods: (world) => combine(VIEWERS, pickIds(world), ["en"], [null]),
  getRecipeForCooking: (world) =>
    combine(
      VIEWERS,
      pickIds(world),
      [null, world.keys.recipe].map((key) => ({ locale: "en", key })),
    ),
  getHistory: (world) => combine([CAST.alice, CAST.bob], [world.first], ["en", "fr"]),
  listLatestOfAuthors: () => combine(VIEWERS, [[1, 2, 4]]),
  getLikes: (world) => combine(VIEWERS, pickIds(world)),
  getSharing: (world) => combine(PEOPLE, pickIds(world)),
  getSavedFilters: () => combine(PEOPLE),
  getSavedList: () => combine(PEOPLE),
  countSources: () => combine(PEOPLE),
  listMoreOfAuthor: (world) => combine(VIEWERS, buildSources(world)),
  listSimilar: (world) => combine(VIEWERS, buildSources(world)),
  listRecipes: () =>
    combine(
      PEOPLE,
      SORTINGS.flatMap((sorting) => {
        const [sort = "DATE", order = "desc"] = sorting.split(".");
        return ["", "soup", "crème"].flatMap((search) =>
          [["user"], ["followedBy", "likedBy"], ["userCookbooks", "user"]].map((sources) => ({
            ...{ ...DEFAULT_FILTERS, sort, order, search, sources },
            cursor: sort === "RANDOM" ? encodeCursor(["RANDOM", "asc", 123_457]) : CURSOR,
          })),
        );
      }),
    ).map(([viewer, asked]) => {
      const { cursor, ...filters } = asked as { cursor: unknown };
      return [viewer, filters, cursor, { hasOutline: true }];
    }),
  listRecipesByAuthor: () => combine(VIEWERS, [1, 2], [CURSOR]),
  listRecipesByIngredient: () => combine(VIEWERS, [2, 50, 400, 700], [CURSOR]),
  listNewestRecipes: (world) =>
    combine(VIEWERS, [{}, { authorId: 1 }, { language: "fr" }, { ids: world.recipes }]),
  countSitemapParts: () => [[]],
  listNutrition: ({ recipes }) =>
    combine(VIEWERS, [recipes.map((id) => ({ id, language: "en" }))], ["en", "fr"]),
  listDayNutrition: ({ recipes }) => {
    const entries = recipes.map((id) => ({ recipe: { id, language: "en", yield: 4 } }));
    return combine(PEOPLE, [[{ day: "2026-11-28", entries }]], ["en", "fr"]);
  },
  listLines: (world) => combine([world.recipes], ["en", "fr", "fr-CA"]),
  listFurtherFoods: (world) => combine([world.recipes], ["en", "fr", "fr-CA"]),
  listTexts: (world) => [[world.recipes]],
  countIngredientLines: () => [[2], [50]],
  countCustomLines: () => [["salt"], ["nothing"]],
  findDraft: () => combine(PEOPLE, [{ key: "new" }]),
  findRecipeDraft: (world) => combine(PEOPLE, [world.first]),
  listDrafts: () => combine(PEOPLE),
  exportRecipe: (world) =>
    VIEWERS.flatMap((viewer) =>
      combine([{ viewer, ...IN("fr") }], pickIds(world), [...RECIPE_FORMATS]),
    ),
  findRecipePart: (world) =>
    VIEWERS.flatMap((viewer) => combine([{ viewer, ...IN("en") }], pickIds(world), ["markdown"])),
  exportAccount: ({ files }) => combine([files], PEOPLE, ["en"]),
  listLineNames: () => [[{ ingredients: [], language: "en" }]],
  listLineFoods: () => [[{ ingredients: [], language: "en" }]],
  getRevisionContent: ({ recipes }) => recipes.map((id) => [id]),
  resolveLines: () => combine([NAMES.map(buildLine)], ["en", "fr"]),
  listQuestions: () => combine([NAMES.map(buildLine)], ["en", "fr"]),
  getShoppingList: (world) =>
    combine(
      PEOPLE,
      [null, world.cookbook].flatMap((cookbook) =>
        (["en", "fr"] as const).map((locale) => ({ cookbook, locale, units: "metric" })),
      ),
    ),
  getWeekPlan: (world) =>
    combine(PEOPLE, [{ cookbook: null }, { cookbook: world.cookbook }], [listDays("2026-W48")]),
  listPlannedRecipes: (world) =>
    combine(PEOPLE, [{ cookbook: null }, { cookbook: world.cookbook }], [listDays("2026-W48")]),
  getFoodsAtHand: (world) =>
    combine(
      PEOPLE,
      [null, world.cookbook].flatMap((cookbook) =>
        (["en", "fr"] as const).map((locale) => ({ cookbook, locale })),
      ),
    ),
  listKeptFoods: (world) => combine(PEOPLE, [{ cookbook: null }, { cookbook: world.cookbook }]),
  listKeptLines: (world) =>
    combine(
      PEOPLE,
      [null, world.cookbook].map((cookbook) => ({ cookbook, locale: "en" })),
      [world.recipes.map((id) => ({ id, lines: [0, 1, 2].map((at) => toAddableLine(id, at)) }))],
    ),
  getHouseholdSharing: (world) =>
    combine(PEOPLE, [{ cookbook: null }, { cookbook: world.cookbook }], ["LIST", "PLAN"]),
  getPlanCalendar: (world) => combine(VIEWERS, [world.keys.plan, "wrong"], ["2026-11-28"]),
  getSharedList: (world) =>
    combine(VIEWERS, [world.keys.list, "wrong"], [{ locale: "fr", units: "written" }]),
  listAisles: (world) => combine(PEOPLE, [{ cookbook: null }, { cookbook: world.cookbook }]),
  listAddableRecipes: (world) =>
    combine(PEOPLE, [world.recipes], [{ locale: "en", findWanted: () => ({ times: HALF }) }]),
  resolveIngredients: () =>
    combine([{ ...DEFAULT_FILTERS, ingredients: [2, 50] }], NAMES, ["en", "fr"]),
};

const EXPLORED = [{}, { language: "fr" }, { category: "DESERT" }].map((only) => ({
  ...{ only, cursor: CURSOR, size: 5 },
}));

const found: Record<string, Calls> = {
  search: () =>
    combine(
      VIEWERS,
      TEXTS,
      [true, false].map((isExact) => ({ cursor: CURSOR, isExact, locale: "fr" })),
    ),
  listCookable: () =>
    combine(
      PEOPLE,
      [
        [2, 50, 400],
        [700, 701, 702, 703],
      ],
      ["en"],
    ),
  searchCookable: () =>
    combine(
      PEOPLE,
      NAMES.map((add, at) => ({ have: [2, 50, 2], add, fill: at % 2 === 0, cookbook: null })),
      ["en", "fr"],
    ),
  listCooks: () => combine(VIEWERS, [CURSOR], [2]),
  listMostLiked: () => combine(VIEWERS, EXPLORED),
  listLikedPlaces: () => combine(VIEWERS, EXPLORED),
  listNewest: () => combine(VIEWERS, EXPLORED),
  getExplorePage: () =>
    combine(
      VIEWERS,
      [
        { sort: "new" },
        { sort: "liked" },
        { show: "cooks" },
        { season: "north" },
        { season: "south", sort: "liked" },
      ],
      [CURSOR],
    ),
  getExploreStart: () => combine(VIEWERS),
  listExploreChoices: () => [[]],
  listSeasonal: () => combine(VIEWERS, [{ hemisphere: "south", at: new Date(0) }], EXPLORED),
  getFeed: () => combine(PEOPLE),
};

const ingredients: Record<string, Calls> = {
  getEditableIngredient: () => [[2], [50], [UNKNOWN_ID]],
  getIngredient: () => combine([2, 50, UNKNOWN_ID], ["en", "fr", "fr-CA"]),
  countBySource: () => [[]],
  listIngredientsWithUses: () =>
    combine(
      ["en", "fr"],
      ["", ...NAMES].map((search) => ({ search, cursor: CURSOR })),
    ),
  listIngredients: () =>
    combine(
      ["en", "fr", "fr-CA"],
      [null, ...INGREDIENT_CATEGORIES].flatMap((category) =>
        ["", "oil"].map((search) => ({ category, search, cursor: CURSOR })),
      ),
    ),
  matchIngredients: () => combine([NAMES.map((name) => ({ name }))], ["en", "fr"]),
  findMergedInto: () => [[2]],
  listCurrentIds: () => [[[700, 2, 50, UNKNOWN_ID]]],
  resolveMergedIds: () => [[[700, 2, 50, UNKNOWN_ID]]],
  resolveIngredientName: () => combine(NAMES, ["en", "fr"]),
  listMisspelled: () => combine([NAMES], ["en", "fr"]),
  listNearest: () => combine(NAMES, ["en", "fr"]),
  listIngredientsNamed: () => combine([NAMES], ["en", "fr"]),
  listKnownIngredients: () => combine([[700, 2, 50]], ["en", "fr"]),
  listIngredientNames: () => combine([[700, 2, 50]], ["en", "fr"]),
  listNamesById: () => [[[700, 2, 50]]],
  searchIngredients: () => combine(NAMES, ["en", "fr", "fr-CA"], [12]),
  listInSeason: () => combine(["north", "south"], [new Date(0), new Date(1e10)]),
};

const imports: Record<string, Calls> = {
  getImport: (world) => combine(PEOPLE, [world.imported]),
  listImports: () => combine(PEOPLE),
  listItems: (world) => combine(PEOPLE, [world.imported], [undefined, "FOUND"], [CURSOR]),
  getItem: (world) => combine(PEOPLE, [world.imported], [0, 1, 2, 3]),
  listImportFolders: (world) => combine(PEOPLE, [world.imported]),
  getImportTable: (world) => combine(PEOPLE, [world.imported]),
  findDuplicates: () => combine(PEOPLE, [{ title: "Crème brûlée d’été", source: "" }]),
  findAddressToRead: (world) => [[world.imported]],
  findWaiting: (world) => [[world.imported]],
  listJobs: () => [[[], 10]],
};

/** Functions that compared functions already call, or that depend on the machine. */
export const ELSEWHERE: Record<string, string> = {
  countDisallowed: "asks no database",
  findCachedMaintenance: "by findMaintenance",
  findFittedStep: "asks no database",
  findRatio: "asks no database",
  findSubRecipeProblems: "what a save may name",
  listLeaves: "asks no database",
  listSubRecipes: "by listExpandedRecipes",
  findGoogleAccount: "links an account",
  findKnownDevice: "by its secret, in one row",
  findWordsBefore: "asks no database",
  findLastPosition: "one row, by an import's id",
  findMatches: "by listRecipes",
  findPlace: "asks no database",
  findOwnDraft: "what a form may write",
  findPeople: "by search",
  findRowProblem: "asks no database",
  findSpelling: "by findCustomName",
  findWriter: "by its secret, in one row",
  findHouseholdId: "by getShoppingList",
  getDefaultPlace: "asks no database",
  getHouseholdName: "by getShoppingList",
  getAllNames: "by getEditableIngredient",
  getEditableRow: "by getSharing",
  getImportByForm: "by its form's key, in one row",
  getIncomingFolder: "asks no database",
  getLexiconVersion: "one row, by its name",
  getListPage: "by listRecipes and countSources",
  getLinkCutoff: "asks no database",
  getNextIngredientId: "by what is made next",
  getSavedId: "asks no database",
  getSystem: "about the machine",
  listAllFields: "asks no database",
  listMissingSettings: "asks no database",
  listCatalogueNames: "by getHistory",
  listFormerKeys: "by exportAccount, which streams",
  listFurther: "asks no database",
  listHits: "by search",
  listShareLinks: "by exportAccount",
  listCookbookLinks: "by exportAccount",
  listHouseholdLinks: "by exportAccount",
  listPhotoKeys: "by exportChosen",
  listPhotoLines: "asks no database",
  listProblems: "about the machine",
  listAtHand: "by exportAccount",
  listNeeds: "asks no database",
  listPlan: "by exportAccount",
  listShopping: "by exportAccount",
  listSuggestedStaples: "asks no database",
  listRecipesInScope: "by listHeldRecipes",
  matchColumns: "a command",
  searchIngredientsByQuery: "by searchIngredients",
};

export const CALLS: Record<string, Calls> = {
  ...people,
  ...administration,
  ...cookbooks,
  ...recipes,
  ...found,
  ...ingredients,
  ...imports,
};
