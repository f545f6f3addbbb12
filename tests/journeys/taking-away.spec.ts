import { paths } from "#domain/site/paths";
import { readCooklang } from "../support/cooklang-reader";
import { expectAccessible } from "../support/journey-accessible";
import { phonePhoto } from "../support/journey-photo";
import { applePie } from "../support/journey-recipe";
import { expect, test, waitUntilHydrated } from "../support/journey-test";
import { cookbookForm, cookbookPage } from "./pages/cookbook";
import { downloads, printPage } from "./pages/downloads";
import { logIn } from "./pages/login";
import { recipeForm } from "./pages/recipe-form";
import { recipePage } from "./pages/recipe-page";
import { shell } from "./pages/shell";

const PHONE = { width: 320, height: 640 };

test("a recipe and a cookbook are downloaded and printed", async ({ popote, visitor }) => {
  const { page, t, locale } = visitor;
  const pie = applePie(locale);
  const files = downloads(visitor);
  const paper = printPage(visitor);
  const recipe = recipePage(visitor);
  const book = "Dimanche & co.";

  await logIn(visitor, await popote.addAccount("Alice", locale));
  const form = recipeForm(visitor);
  await form.open();
  await form.write(pie);
  const photo = { name: "pie.jpg", mimeType: "image/jpeg", buffer: await phonePhoto() };
  await form.choosePhotos([photo]);
  await form.save();
  await recipe.expectSaved(pie.title);
  const id = recipe.id();

  await test.step("the recipe downloads in each format under its own name", async () => {
    await recipe.openMore();
    await files.open();
    await expectAccessible(page);
    const cooklang = await files.take("cooklang");
    expect(cooklang.name).toBe(`${pie.title}.cook`);
    expect(readCooklang(String(cooklang.bytes)).metadata.title).toBe(pie.title);
    const markdown = await files.take("markdown");
    expect(markdown.name).toBe(`${pie.title}.md`);
    expect(String(markdown.bytes)).toContain(`# ${pie.title}`);
    const jsonLd = await files.take("jsonld");
    expect(jsonLd.name).toBe(`${pie.title}.jsonld`);
    expect(JSON.parse(String(jsonLd.bytes)).name).toBe(pie.title);
    await recipe.expectShows(pie);
  });

  await test.step("the recipe has a print page, on a phone too", async () => {
    await files.openPrintPage();
    await expect(recipe.title).toHaveText(pie.title);
    await expect(recipe.steps).toHaveText(pie.steps);
    await expectAccessible(page);
    await paper.expectPrints();
    const size = page.viewportSize();
    await page.setViewportSize(PHONE);
    await shell(visitor).expectNoOverflow();
    if (size) await page.setViewportSize(size);
    await paper.back.click();
    await recipe.expectPhoto(pie.title);
  });

  await test.step("the whole cookbook downloads", async () => {
    const writing = cookbookForm(visitor);
    await writing.openNew();
    await writing.name.fill(book);
    await writing.save();
    const cookbook = cookbookPage(visitor).id();
    await page.goto(paths.cookbookEdit({ addRecipe: id }));
    await waitUntilHydrated(visitor);
    await page.getByRole("button", { name: t("cookbook:add.addRecipeOf", { name: book }) }).click();
    await expect(page.getByText(t("cookbook:add.holds"), { exact: true })).toBeVisible();
    await page.goto(paths.cookbookView(cookbook));
    await waitUntilHydrated(visitor);
    await cookbookPage(visitor).openMore();
    await expectAccessible(page);
    const archive = await files.take("cooklang");
    expect(archive.name).toBe(`${book.replace(/\.$/, "")}.zip`);
    expect(archive.bytes.subarray(0, 2).toString()).toBe("PK");
    expect(String((await files.take("markdown")).bytes)).toContain(`## ${pie.title}`);
    expect(JSON.parse(String((await files.take("jsonld")).bytes))["@graph"]).toHaveLength(2);
  });

  await test.step("the cookbook has a print page with photos", async () => {
    await files.openPrintPage();
    await expect(paper.contents).toHaveText([pie.title]);
    await expect(page.getByRole("article").locator("img")).toHaveCount(0);
    await expectAccessible(page);
    await paper.withPhotos.click();
    const image = page.getByRole("article").locator("img");
    await expect
      .poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth))
      .toBeGreaterThan(0);
    await paper.expectPrints();
    await page.setViewportSize(PHONE);
    await shell(visitor).expectNoOverflow();
    await expectAccessible(page);
  });
});
