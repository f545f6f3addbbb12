import type access from "../../locales/en/access.json";
import type account from "../../locales/en/account.json";
import type admin from "../../locales/en/admin.json";
import type common from "../../locales/en/common.json";
import type cookbook from "../../locales/en/cookbook.json";
import type cooking from "../../locales/en/cooking.json";
import type dashboard from "../../locales/en/dashboard.json";
import type draft from "../../locales/en/draft.json";
import type email from "../../locales/en/email.json";
import type errors from "../../locales/en/errors.json";
import type explore from "../../locales/en/explore.json";
import type exported from "../../locales/en/export.json";
import type flash from "../../locales/en/flash.json";
import type history from "../../locales/en/history.json";
import type home from "../../locales/en/home.json";
import type imported from "../../locales/en/import.json";
import type ingredient from "../../locales/en/ingredient.json";
import type language from "../../locales/en/language.json";
import type light from "../../locales/en/light.json";
import type nutrition from "../../locales/en/nutrition.json";
import type offline from "../../locales/en/offline.json";
import type published from "../../locales/en/published.json";
import type recipe from "../../locales/en/recipe.json";
import type recipeForm from "../../locales/en/recipeForm.json";
import type recipeList from "../../locales/en/recipeList.json";
import type search from "../../locales/en/search.json";
import type servings from "../../locales/en/servings.json";
import type sharing from "../../locales/en/sharing.json";
import type user from "../../locales/en/user.json";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: {
      access: typeof access;
      account: typeof account;
      admin: typeof admin;
      common: typeof common;
      cookbook: typeof cookbook;
      cooking: typeof cooking;
      dashboard: typeof dashboard;
      draft: typeof draft;
      errors: typeof errors;
      explore: typeof explore;
      export: typeof exported;
      flash: typeof flash;
      history: typeof history;
      home: typeof home;
      import: typeof imported;
      ingredient: typeof ingredient;
      light: typeof light;
      email: typeof email;
      language: typeof language;
      recipeForm: typeof recipeForm;
      recipeList: typeof recipeList;
      servings: typeof servings;
      nutrition: typeof nutrition;
      offline: typeof offline;
      published: typeof published;
      recipe: typeof recipe;
      search: typeof search;
      sharing: typeof sharing;
      user: typeof user;
    };
  }
}
