import { paths } from "#domain/site/paths";
import { expectAccessible } from "../support/journey-accessible";
import { phonePhoto } from "../support/journey-photo";
import { expect, test, type Visitor, waitUntilHydrated } from "../support/journey-test";
import { logIn, loginPage } from "./pages/login";
import { recipeForm } from "./pages/recipe-form";
import { recipePage } from "./pages/recipe-page";
import { shell } from "./pages/shell";

const SMALL = { width: 320, height: 640 };
const LARGE_PHOTO = /\/image\/recipes\//;

test("a user on a slow line switches to light pages, writes and cooks with them, and switches back", async ({
  popote,
  visitor,
}) => {
  const { page, t, locale } = visitor;
  const alice = await popote.addAccount("Alice", locale);
  await page.setViewportSize(SMALL);
  await logIn(visitor, alice);
  // Her pages have no script from here on, even in a browser that would run it.
  const light = { ...visitor, hasScript: false };
  const asked: string[] = [];

  await test.step("the setting applies at once, even on a hydrated page", async () => {
    await page.goto(paths.userSettings());
    await waitUntilHydrated(visitor);
    const choice = page.getByRole("checkbox", { name: t("account:settings.lightChoice") });
    await expect(choice).not.toBeChecked();
    await choice.check();
    await page.getByRole("button", { name: t("account:settings.lightSave"), exact: true }).click();
    await expect(page.getByText(t("light:chosen"))).toBeVisible();
    await expect(page.getByRole("status")).toHaveText(t("flash:saved"));
    await expect(choice).toBeChecked();
    await expectLight(light);
    page.on("request", (request) => asked.push(request.url()));
  });

  await test.step("a recipe with a photo is written", async () => {
    const form = recipeForm(light);
    await form.open();
    await expectLight(light);
    await form.title.fill("Raita");
    await form.ingredient(await form.add("ingredient")).name.fill("Dragon scales");
    await form.ingredient(1).name.fill("Griffin feathers");
    await form.step(1).fill("Stir for 5 minutes.");
    await form.choosePhotos([
      {
        name: "raita.jpg",
        mimeType: "image/jpeg",
        buffer: await phonePhoto(),
      },
    ]);
    await form.save();
    await recipePage(light).expectSaved("Raita");
    await expect(recipePage(light).ingredients).toHaveText(["Griffin feathers", "Dragon scales"]);
    await expectLight(light);
  });

  const id = recipePage(light).id();
  await test.step("it is cooked, found and listed", async () => {
    await recipePage(light).cookLink.click();
    await page.getByRole("link", { name: t("cooking:ways.start"), exact: true }).click();
    await expect(page.getByText("Stir for 5 minutes.")).toBeVisible();
    for (const path of [
      paths.recipeCook(id, { step: 1 }),
      paths.recipeCook(id),
      paths.recipeList({ search: "" }),
      paths.search({ search: "raita" }),
      paths.home(),
    ]) {
      await page.goto(path);
      await expectLight(light);
    }
  });

  await test.step("the photo is small and links to the large one", async () => {
    await recipePage(light).open(id);
    const photo = recipePage(light).photo("Raita");
    await expect(photo).toHaveJSProperty("complete", true);
    expect(asked.filter((address) => /\.js$/.test(address))).toEqual([]);
    expect(asked.filter((address) => LARGE_PHOTO.test(address))).toEqual([]);
    const large = await page.getByRole("link", { name: t("light:large") }).getAttribute("href");
    expect(large).toMatch(LARGE_PHOTO);
    expect((await page.request.get(large ?? "")).status()).toBe(200);
  });

  await test.step("pages are full again once she switches back", async () => {
    await page.getByRole("link", { name: t("light:settings"), exact: true }).click();
    await page.getByRole("checkbox", { name: t("account:settings.lightChoice") }).uncheck();
    await page.getByRole("button", { name: t("account:settings.lightSave"), exact: true }).click();
    await expect(page.getByText(t("light:chosen"))).toHaveCount(0);
    await waitUntilHydrated(visitor);
    await expectAccessible(page);
  });
});

test("a visitor without an account switches to light pages and back", async ({ visitor }) => {
  const { page, t } = visitor;
  const light = { ...visitor, hasScript: false };
  await page.setViewportSize(SMALL);
  await loginPage(visitor).open();
  await page.getByRole("button", { name: t("lightPages"), exact: true }).click();
  await expect(page).toHaveURL(paths.login());
  await expect(page.getByText(t("light:chosen"))).toBeVisible();
  await expectLight(light);
  await page.getByRole("link", { name: t("account:signup.title"), exact: true }).click();
  await expect(page).toHaveURL(paths.signup());
  await expectLight(light);
  await page.getByRole("button", { name: t("light:full"), exact: true }).click();
  await expect(page.getByText(t("light:chosen"))).toHaveCount(0);
  await waitUntilHydrated(visitor);
  await expectAccessible(page);
});

async function expectLight(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await page.waitForLoadState();
  await expect(page.locator("main")).toBeVisible();
  await expect(page.locator('script:not([type="application/ld+json"])')).toHaveCount(0);
  await shell(visitor).expectNoOverflow();
  await expectAccessible(page);
}
