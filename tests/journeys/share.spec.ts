import type { Locale } from "#domain/language/locales";
import { expectAccessible } from "../support/journey-accessible";
import { phonePhoto } from "../support/journey-photo";
import { applePie, type WrittenRecipe } from "../support/journey-recipe";
import { expect, test, waitUntilHydrated } from "../support/journey-test";
import { otherLocale } from "../support/journey-translations";
import { cookingPage } from "./pages/cooking-page";
import { logIn } from "./pages/login";
import { recipeForm } from "./pages/recipe-form";
import { recipePage } from "./pages/recipe-page";
import { sharePage } from "./pages/share-page";
import { shell } from "./pages/shell";

const PHONE = { width: 320, height: 640 };

test("a private recipe is shared by secret URL, cooked without an account, and closed again", async ({
  popote,
  visitor,
  openVisitor,
  noise,
}) => {
  const { page, t, locale, hasScript } = visitor;
  const pie = privatePie(locale);
  const share = sharePage(visitor);
  const recipe = recipePage(visitor);
  const guest = await openVisitor();
  const guests = recipePage(guest);
  let address = "";

  await logIn(visitor, await popote.addAccount("Alice", locale));
  const form = recipeForm(visitor);
  await form.open();
  await form.write(pie);
  const photo = { name: "pie.jpg", mimeType: "image/jpeg", buffer: await phonePhoto() };
  await form.choosePhotos([photo]);
  await form.save();
  await recipe.expectSaved(pie.title);
  const id = recipe.id();

  await test.step("the owner creates the URL and sees all of it, on a phone too", async () => {
    await share.open("share");
    await expectAccessible(page);
    address = await share.make();
    expect(address).toMatch(new RegExp(`^${popote.origin}/recipe/view\\?id=${id}&key=[\\w-]{43}$`));
    await expectAccessible(page);
    const size = page.viewportSize();
    await page.setViewportSize(PHONE);
    await shell(visitor).expectNoOverflow();
    await expectAccessible(page);
    if (size) await page.setViewportSize(size);
  });

  await test.step("with script one click copies it", async () => {
    if (!hasScript) {
      await expect(share.copyButton).toBeHidden();
      return;
    }
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await share.copyButton.click();
    await expect(share.copied).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  });

  await test.step("the recipe stays closed without the URL", async () => {
    noise.expectRefusal(403);
    expect((await guests.open(id))?.status()).toBe(403);
    await expect(guests.title).toHaveText(t("errors:recipe.notAllowedToSee"));
  });

  await test.step("a visitor with the URL reads the recipe and scales its servings", async () => {
    await guest.page.goto(address);
    await waitUntilHydrated(guest);
    await expect(guests.title).toHaveText(pie.title);
    await guests.expectPhoto(pie.title);
    await expect(guests.steps).toHaveText(pie.steps);
    await expect(guests.editLink).toHaveCount(0);
    await expectAccessible(guest.page);
    await guests.chooseServings(4);
    await expect(guests.title).toHaveText(pie.title);
    await guest.page.setViewportSize(PHONE);
    await shell(guest).expectNoOverflow();
  });

  await test.step("the visitor cooks it step by step", async () => {
    const cooking = cookingPage(guest);
    await guests.cookLink.click();
    await expect(cooking.title).toHaveText(t("cooking:need"));
    await waitUntilHydrated(guest);
    await guests.chooseServings(6);
    const total = pie.steps.length;
    await cooking.go("start", t("cooking:step", { number: 1, total }));
    await cooking.go("next", t("cooking:step", { number: 2, total }));
    await cooking.expectStep(2, total, pie.steps[1] ?? "");
    await guest.page.reload();
    await waitUntilHydrated(guest);
    await cooking.expectStep(2, total, pie.steps[1] ?? "");
    await cooking.go("finish", t("cooking:enjoy"));
    await cooking.go("back", pie.title);
    await guests.expectPhoto(pie.title);
  });

  await test.step("the page in the other language keeps the key", async () => {
    const reader = await shell(guest).switchTo(otherLocale(locale));
    await expect(guests.title).toHaveText(pie.title);
    await shell(reader).switchTo(locale);
    await expect(guests.title).toHaveText(pie.title);
  });

  await test.step("a revoked URL opens nothing, and a new one differs", async () => {
    await recipe.open(id);
    await share.open("shared");
    await share.revoke(id);
    noise.expectRefusal(403);
    expect((await guest.page.reload())?.status()).toBe(403);
    await waitUntilHydrated(guest);
    await expect(guests.title).toHaveText(t("errors:recipe.notAllowedToSee"));
    const another = await share.make();
    expect(another).not.toBe(address);
    await guest.page.goto(another);
    await expect(guests.title).toHaveText(pie.title);
  });
});

function privatePie(locale: Locale): WrittenRecipe {
  const pie = applePie(locale);
  return {
    ...pie,
    visibility: "PRIVATE",
    ingredients: pie.ingredients.slice(0, 3),
    steps: pie.steps.slice(0, 2),
  };
}
