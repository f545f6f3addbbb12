import type { Visibility } from "#domain/recipe/recipe";
import type { ListedAct } from "#domain/recipe/recipe-acts";
import type { View } from "#domain/recipe/recipe-filters";
import { paths } from "#domain/site/paths";
import { type Visitor, waitUntilHydrated } from "../../support/journey-test";

/** Choosing several recipes in the list, and the page that asks what to do with them. */
export function manyRecipes(visitor: Visitor) {
  const { page, t } = visitor;
  const bar = page.getByRole("form", { name: t("acts:bar") });
  const press = async (name: string) => {
    await page.getByRole("main").getByRole("button", { name, exact: true }).click();
    await waitUntilHydrated(visitor);
  };
  const box = (title: string) =>
    page.getByRole("checkbox", { name: t("acts:choose", { title }), includeHidden: true });

  return {
    bar,
    box,
    flash: page.getByRole("status"),
    several: page.getByRole("checkbox", { name: t("acts:several") }),
    all: (count: number) =>
      bar.getByRole("checkbox", { name: t("acts:all", { shown: String(count) }) }),
    undo: page.getByRole("button", { name: t("acts:undo.button") }),

    async openList(view: View) {
      await page.goto(paths.recipeList({ source: ["user"], sort: "NAME", view }));
      await waitUntilHydrated(visitor);
    },

    tick: (title: string) => box(title).check(),

    act: (kind: ListedAct) => press(t(`acts:act.${kind}`)),

    show: (visibility: Visibility, count: number) =>
      press(t(`acts:show.${visibility}`, { count, shown: String(count) })),

    confirm: (kind: Exclude<ListedAct, "AUDIENCE">, count: number) =>
      press(t(`acts:confirm.${kind}`, { count, shown: String(count) })),
  };
}
