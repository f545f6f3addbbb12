import { ownPaths } from "#domain/site/own-paths";
import { paths } from "#domain/site/paths";
import type { Person } from "#server/policies/permissions";
import { expectAccessible } from "../support/journey-accessible";
import { expect, test } from "../support/journey-test";
import { writeRecipe } from "../support/recipes";
import { logIn } from "./pages/login";

const PHONE = { width: 320, height: 640 };
const ALICE: Person = { id: 1, username: "Alice", role: "USER", imageVersion: null };
const MONDAY = "2026-11-23";
const THURSDAY = "2026-11-26";
const FRIDAY = "2026-11-27";
/** None of its days is past. */
const FAR_WEEK = "2099-W10";
const FAR_MONDAY = "2099-03-02";
const EGGS = { amount: { numerator: 2, denominator: 1 }, unit: "UNIT" as const, complement: "" };
const FOOD = { en: "Egg", fr: "Œuf" };

test("a cook plans a week and shops for it", async ({ popote, visitor }) => {
  const { page, t, locale, hasScript } = visitor;
  await page.setViewportSize(PHONE);
  await logIn(visitor, await popote.addAccount(ALICE.username, locale));
  const id = await popote.prepare((db) =>
    writeRecipe(db, ALICE, {
      title: "Omelette",
      yield: 2,
      ingredients: [{ ...EGGS, name: FOOD[locale] }],
    }),
  );
  const day = (date: string) => page.locator(`section[id="${date}"]`);
  const entry = (date: string) => day(date).getByRole("listitem");

  await test.step("a recipe is planned for so many", async () => {
    await page.goto(paths.recipeView(id, 4));
    await page.getByRole("link", { name: t("export:plan") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("plan:addTitle"));
    await expect(page.getByLabel(t("plan:portions"))).toHaveValue("4");
    await page.getByLabel(t("plan:day"), { exact: true }).fill(MONDAY);
    await page.getByLabel(t("plan:meal")).fill("Brunch");
    await expectAccessible(page);
    await page.getByRole("button", { name: t("plan:save") }).click();
    await expect(entry(MONDAY)).toContainText("Omelette");
    await expect(entry(MONDAY)).toContainText(t("plan:for", { count: 4 }));
  });

  await test.step("words stand beside it", async () => {
    await day(FRIDAY).getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("plan:addTitle"));
    await expect(page.getByLabel(t("plan:day"), { exact: true })).toHaveValue(FRIDAY);
    await expectAccessible(page);
    await page.getByLabel(t("plan:words")).fill("Pizza");
    await page.getByRole("button", { name: t("plan:addWords"), exact: true }).click();
    await expect(entry(FRIDAY)).toContainText("Pizza");
    await expectAccessible(page);
  });

  await test.step("it is copied to another day, and goes and comes back", async () => {
    await entry(FRIDAY).locator("summary").click();
    await entry(FRIDAY).getByLabel(t("plan:day"), { exact: true }).fill(MONDAY);
    await entry(FRIDAY)
      .getByRole("button", { name: t("plan:copy") })
      .click();
    await expect(entry(MONDAY)).toHaveCount(2);
    await entry(FRIDAY).locator("summary").click();
    await expectAccessible(page);
    await entry(FRIDAY)
      .getByRole("button", { name: t("plan:remove") })
      .click();
    await expect(entry(FRIDAY)).toHaveCount(0);
    await page.getByRole("button", { name: t("plan:restore") }).click();
    await expect(entry(FRIDAY)).toContainText("Pizza");
  });

  if (hasScript)
    await test.step("with a mouse it is dragged to another day, and copied with Ctrl", async () => {
      await page.setViewportSize({ width: 1280, height: 900 });
      const drag = async (from: string, to: string) => {
        await entry(from).hover();
        await entry(from).locator(".plan-drag").dragTo(day(to));
      };
      await drag(FRIDAY, THURSDAY);
      await expect(entry(THURSDAY)).toContainText("Pizza");
      await expect(entry(FRIDAY)).toHaveCount(0);
      await page.keyboard.down("Control");
      await drag(THURSDAY, FRIDAY);
      await page.keyboard.up("Control");
      await expect(entry(FRIDAY)).toContainText("Pizza");
      await expect(entry(THURSDAY)).toContainText("Pizza");
      await entry(THURSDAY).locator("summary").click();
      await entry(THURSDAY)
        .getByRole("button", { name: t("plan:remove") })
        .click();
      await expect(entry(THURSDAY)).toHaveCount(0);
      await page.setViewportSize(PHONE);
    });

  await test.step("the week after repeats it", async () => {
    await page.getByRole("link", { name: t("plan:after") }).click();
    await expect(day("2026-11-30")).toBeAttached();
    await page.getByRole("button", { name: t("plan:repeat") }).click();
    await expect(entry("2026-11-30")).toHaveCount(2);
    await page.getByRole("button", { name: t("plan:undo"), exact: true }).click();
    await expect(entry("2026-11-30")).toHaveCount(0);
    await page.getByRole("button", { name: t("plan:restore") }).click();
    await expect(entry("2026-11-30")).toHaveCount(2);
  });

  await test.step("empty dinners are filled at random, and too few recipes are told", async () => {
    const address = page.url();
    await page.goto(ownPaths.planFill({ week: FAR_WEEK }));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("plan:fill"));
    await expectAccessible(page);
    await page.getByLabel(t("plan:from")).selectOption("user");
    await page.getByLabel(t("recipeList:category")).selectOption("");
    await page.getByRole("button", { name: t("plan:fillIn"), exact: true }).click();
    await expect(entry(FAR_MONDAY)).toContainText("Omelette");
    await expect(page.getByText(t("plan:filledSome", { count: 1 }))).toBeVisible();
    await expectAccessible(page);
    await page.goto(address);
  });

  await test.step("its recipes go onto the shopping list", async () => {
    await page.getByRole("link", { name: t("plan:shop") }).click();
    await page.getByRole("button", { name: t("shopping:addLines") }).click();
    await expect(page.getByRole("button", { name: /^4 / })).toBeVisible();
  });
});
