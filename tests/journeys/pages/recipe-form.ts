import { expect, type Locator, type Response } from "@playwright/test";
import { VISIBILITIES, type Visibility } from "#domain/recipe/recipe";
import { paths } from "#domain/site/paths";
import type { WrittenIngredient, WrittenRecipe } from "../../support/journey-recipe";
import { type Visitor, waitUntilHydrated } from "../../support/journey-test";

type ListName = "ingredient" | "step" | "tip";
type NumberName = "yield" | "preparationMinutes" | "cookingMinutes" | "cookingTemperature";

const NUMBERS: NumberName[] = [
  "yield",
  "preparationMinutes",
  "cookingMinutes",
  "cookingTemperature",
];
const ADD = {
  ingredient: "recipeForm:edit.addIngredient",
  step: "recipeForm:edit.addStep",
  tip: "recipeForm:edit.addTip",
} as const;

/** One field per line: on a phone the buttons of a line are collapsed. */
const FIELDS_OF: Record<ListName, string> = {
  ingredient: 'input[name^="ingredients["][name$=".amount"]:not([type=hidden])',
  step: 'textarea[name^="steps["]',
  tip: 'textarea[name^="tips["]',
};

/** The recipe form. Lines are numbered from 1, as on the page. */
export function recipeForm(visitor: Visitor) {
  const { page, t, locale } = visitor;
  const textbox = (name: string) => page.getByRole("textbox", { name, exact: true });
  const select = (name: string) => page.getByRole("combobox", { name, exact: true });
  const button = (name: string) => page.getByRole("button", { name, exact: true });

  const title = textbox(t("recipe:field.title"));
  const description = textbox(t("recipe:field.description"));
  const category = select(t("recipe:field.category"));
  const audience = select(t("recipe:field.visibility"));
  const chooseAudience = (value: Visibility) =>
    audience.selectOption(t(`recipe:visibility.${value}`));
  const expectAudience = (value: Visibility) => expect(audience).toHaveValue(value);
  const more = page.locator("details.more");
  const number = (name: NumberName) => textbox(t(`recipe:field.${name}`));
  const step = (line: number) => textbox(t("recipeForm:field.steps", { number: line }));
  const tip = (line: number) => textbox(t("recipeForm:field.tips", { number: line }));

  const partName = (line: number, part: "name" | "amount" | "unit" | "complement") =>
    t("recipeForm:field.line", { number: line, part: t(`recipeForm:field.${part}`) });
  const ingredient = (line: number) => ({
    amount: textbox(partName(line, "amount")),
    unit: select(partName(line, "unit")),
    // With script it has suggestions, so its role is combobox.
    name: textbox(partName(line, "name")).or(select(partName(line, "name"))),
    complement: textbox(partName(line, "complement")),
  });
  const firstFieldOf: Record<ListName, (line: number) => Locator> = {
    ingredient: (line) => ingredient(line).name,
    step,
    tip,
  };
  const lineLabel: Record<ListName, (line: number) => string> = {
    ingredient: (line) => t("recipeForm:field.lineLabel", { number: line }),
    step: (line) => t("recipeForm:field.stepsLabel", { number: line }),
    tip: (line) => t("recipeForm:field.tipsLabel", { number: line }),
  };

  /** Opens what a row of ingredients folds. */
  const openLine = async (line: number) => {
    const more = page.locator(".line-more", {
      hasText: t("recipeForm:edit.lineMore", { label: partName(line, "name") }),
    });
    if ((await more.getAttribute("open")) === null) await more.locator("summary").click();
  };
  const press = async (list: ListName, action: "moveUp" | "moveDown" | "remove", line: number) => {
    if (list === "ingredient") await openLine(line);
    await button(t(`recipeForm:edit.${action}`, { label: lineLabel[list](line) })).click();
  };
  const summary = page.getByRole("alert").filter({
    has: page.getByRole("heading", { name: t("form.summary") }),
  });
  const saveFor = VISIBILITIES.map((value) => t(`recipeForm:edit.saveFor.${value}`));
  const findSave = (save: string) =>
    page.getByRole("button", { name: new RegExp(`^${save}\\s(?:${saveFor.join("|")})$`) });
  const saveButton = findSave(t("recipeForm:edit.save"));
  const saveMineButton = findSave(t("recipeForm:edit.saveMine"));

  const form = {
    title,
    description,
    chooseAudience,
    expectAudience,
    category,
    step,
    tip,
    ingredient,
    servings: number("yield"),
    image: page.getByLabel(t("recipeForm:photos.label"), { exact: true }),
    photos: page.getByRole("list", { name: t("recipeForm:photos.list") }).getByRole("listitem"),
    saveButton,
    saveMineButton,
    bar: page.locator(".save-bar"),
    dropDraftButton: button(t("draft:drop")),
    /** Only with script: the draft is saved. */
    keptStatus: page.getByRole("status").filter({ hasText: t("draft:kept") }),
    otherDrafts: page.getByRole("region", { name: t("draft:others") }),
    summary,
    keptNotice: page.getByRole("status").filter({ hasText: t("draft:shown") }),
    conflict: page.getByRole("alert").filter({
      has: page.getByRole("heading", { name: t("recipeForm:conflict.title") }),
    }),

    ingredientsBox: textbox(t("recipeForm:field.ingredientsText")),
    methodBox: textbox(t("recipeForm:field.method")),

    async open(id?: number, view: "lines" | "text" = "lines") {
      const address = paths.recipeEdit(id);
      await page.goto(view === "text" ? address : asLines(address));
      await waitUntilHydrated(visitor);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        id === undefined ? t("recipeForm:edit.titleNew") : t("recipeForm:edit.title"),
      );
    },

    async showLines() {
      await Promise.all([page.waitForEvent("load"), button(t("recipeForm:edit.asLines")).click()]);
      await waitUntilHydrated(visitor);
    },

    async showText() {
      await Promise.all([page.waitForEvent("load"), button(t("recipeForm:edit.asText")).click()]);
      await waitUntilHydrated(visitor);
    },

    /** With script, until they are there; without, they are sent with the form. */
    async choosePhotos(photos: { name: string; mimeType: string; buffer: Buffer }[]) {
      const count = await this.photos.count();
      await this.image.setInputFiles(photos);
      if (visitor.hasScript)
        await expect(this.photos).toHaveCount(count + photos.length, { timeout: 30_000 });
    },

    async keepDraft() {
      await button(t("draft:keep")).click();
      await expect(page.getByText(t("draft:flashKept"))).toBeVisible();
      await waitUntilHydrated(visitor);
    },

    /** Opens the fields that an empty form hides. */
    async openMore() {
      if (!(await description.isVisible())) await more.locator("summary").click();
    },

    async count(list: ListName): Promise<number> {
      return page.locator(FIELDS_OF[list]).count();
    },

    /** Adds a line and expects the cursor in it; returns its number. */
    async add(list: ListName): Promise<number> {
      const line = (await this.count(list)) + 1;
      await button(t(ADD[list])).click();
      const begun = list === "ingredient" ? ingredient(line).amount : firstFieldOf[list](line);
      await expect(begun).toBeFocused();
      await waitUntilHydrated(visitor);
      expect(await this.count(list)).toBe(line);
      return line;
    },

    async moveUp(list: ListName, line: number) {
      const [above, below] = [firstFieldOf[list](line - 1), firstFieldOf[list](line)];
      const [upper, lower] = [await above.inputValue(), await below.inputValue()];
      expect(upper).not.toBe(lower);
      await press(list, "moveUp", line);
      await expect(above).toHaveValue(lower);
      await expect(below).toHaveValue(upper);
      await waitUntilHydrated(visitor);
    },

    async remove(list: ListName, line: number) {
      const count = await this.count(list);
      await press(list, "remove", line);
      await expect(firstFieldOf[list](count)).toHaveCount(0);
      await waitUntilHydrated(visitor);
    },

    async writeIngredient(line: number, written: WrittenIngredient) {
      const { amount, unit, name, complement } = ingredient(line);
      await amount.fill(written.amount);
      await unit.selectOption(t(`recipe:unitChoice.${written.unit}`));
      await name.fill(written.name[locale]);
      await complement.fill(written.complement);
    },

    suggestions: page.getByRole("listbox", { name: t("recipeForm:edit.suggestionsLabel") }),

    question: (typed: string) =>
      page.getByRole("group", { name: t("recipeForm:edit.didYouMean", { name: typed }) }),

    unitsOf: (line: number) => ingredient(line).unit.getByRole("option").allTextContents(),

    async write(recipe: WrittenRecipe) {
      await title.fill(recipe.title);
      await this.openMore();
      await description.fill(recipe.description);
      await category.selectOption(t(`recipe:category.${recipe.category}`));
      await chooseAudience(recipe.visibility);
      for (const name of NUMBERS) await number(name).fill(String(recipe[name]));
      for (const [index, line] of recipe.ingredients.entries()) {
        await this.makeLine("ingredient", index + 1);
        await this.writeIngredient(index + 1, line);
      }
      await this.writeTexts("step", recipe.steps);
      await this.writeTexts("tip", recipe.tips);
    },

    async writeTexts(list: "step" | "tip", texts: string[]) {
      for (const [index, text] of texts.entries()) {
        await this.makeLine(list, index + 1);
        await firstFieldOf[list](index + 1).fill(text);
      }
    },

    async makeLine(list: ListName, line: number) {
      if ((await this.count(list)) < line) expect(await this.add(list)).toBe(line);
    },

    async expectHolds(recipe: WrittenRecipe) {
      await expect(title).toHaveValue(recipe.title);
      await expect(description).toHaveValue(recipe.description);
      await expect(category).toHaveValue(recipe.category);
      await expectAudience(recipe.visibility);
      for (const name of NUMBERS) await expect(number(name)).toHaveValue(String(recipe[name]));
      expect(await this.count("ingredient")).toBe(recipe.ingredients.length);
      for (const [index, line] of recipe.ingredients.entries()) {
        const fields = ingredient(index + 1);
        await expect(fields.amount).toHaveValue(line.amount);
        await expect(fields.unit).toHaveValue(line.unit);
        await expect(fields.name).toHaveValue(line.name[locale]);
        await expect(fields.complement).toHaveValue(line.complement);
      }
      await this.expectTexts("step", recipe.steps);
      await this.expectTexts("tip", recipe.tips);
    },

    async expectTexts(list: "step" | "tip", texts: string[]) {
      expect(await this.count(list)).toBe(texts.length);
      for (const [index, text] of texts.entries()) {
        await expect(firstFieldOf[list](index + 1)).toHaveValue(text);
      }
    },

    async save(saveWith = saveButton): Promise<Response> {
      const [response] = await Promise.all([
        page.waitForResponse(isAnswerToForm),
        page.waitForEvent("load"),
        saveWith.click(),
      ]);
      await waitUntilHydrated(visitor);
      return response;
    },

    /** Returns a function that presses Save without waiting for the outcome. */
    async saveBlindly(): Promise<() => Promise<void>> {
      await saveButton.scrollIntoViewIfNeeded();
      const box = await saveButton.boundingBox();
      if (!box) throw new Error("Save cannot be seen");
      return () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    },

    /** Expects the error in the summary, with a link to its field. */
    async expectProblem(label: string, problem: string, field: Locator) {
      const link = summary.getByRole("link", { name: t("form.labelled", { label, problem }) });
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expect(field).toHaveAccessibleDescription(new RegExp(`${escaped(problem)}$`));
      await link.click();
      await expect(field).toBeFocused();
    },
  };
  return {
    ...form,
    amountLabel: (line: number) => partName(line, "amount"),
    unitLabel: (line: number) => partName(line, "unit"),
    nameLabel: (line: number) => partName(line, "name"),
  };
}

export function asLines(address: string): string {
  return `${address}${address.includes("?") ? "&" : "?"}view=lines`;
}

/** The response the browser shows or follows; with script the form itself was sent before. */
export function isAnswerToForm(answer: Response): boolean {
  const request = answer.request();
  return request.method() === "POST" && request.isNavigationRequest();
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
