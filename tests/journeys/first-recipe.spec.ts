import sharp from "sharp";
import { expectAccessible } from "../support/journey-accessible";
import { GPS_DATUM, phonePhoto } from "../support/journey-photo";
import { applePie } from "../support/journey-recipe";
import { expect, test } from "../support/journey-test";
import { otherLocale } from "../support/journey-translations";
import { logIn } from "./pages/login";
import { recipeForm } from "./pages/recipe-form";
import { recipePage } from "./pages/recipe-page";
import { shell } from "./pages/shell";
import { signUpPage } from "./pages/sign-up";

const NEWCOMER = {
  username: "Lucette",
  email: "lucette@popote.example",
  password: "tarte aux pommes",
};

test("a newcomer signs up, confirms by email, logs in and writes a recipe that others read", async ({
  popote,
  visitor,
  openVisitor,
  noise,
}) => {
  const { page, t, locale } = visitor;
  await popote.addAccount("Ada", locale);
  const pie = applePie(locale);
  const photo = await phonePhoto();

  await test.step("signs up, confirms and is logged in", async () => {
    const signUp = signUpPage(visitor);
    await signUp.open();
    await expectAccessible(page);
    await signUp.signUp(NEWCOMER);
    await expectAccessible(page);
    await signUp.confirm(await popote.emailedLink(NEWCOMER.email));
    await expect(shell(visitor).main).toContainText(t("home:first.text"));
    await expectAccessible(page);
  });

  const form = recipeForm(visitor);
  const wrongLine = pie.ingredients.findIndex(({ unit }) => unit === "GRAM") + 1;
  const wrongAmount = form.ingredient(wrongLine).amount;
  const unreadable = "loads";

  await test.step("writes the recipe, adding, moving and removing lines", async () => {
    await page.getByRole("link", { name: t("home:first.write") }).click();
    await expect(form.title).toBeFocused();
    await form.showLines();
    await form.write(pie);
    await form.choosePhotos([{ name: "pie.jpg", mimeType: "image/jpeg", buffer: photo }]);
    const tooMany = await form.add("ingredient");
    await form.ingredient(tooMany).name.fill("?");
    await form.remove("ingredient", tooMany);
    const [fourth, fifth] = [pie.steps[3] ?? "", pie.steps[4] ?? ""];
    await form.step(4).fill(fifth);
    await form.step(5).fill(fourth);
    await form.moveUp("step", 5);
    await form.expectHolds(pie);
  });

  await test.step("nothing is lost when an empty title and an invalid amount are submitted", async () => {
    await form.title.fill("");
    await wrongAmount.fill(unreadable);
    noise.expectRefusal(400);
    expect((await form.save()).status()).toBe(400);
    await expect(page).toHaveTitle(new RegExp(`^${t("form.errorPrefix")}`));
    await expect(form.title).toBeFocused();
    const sent = pie.ingredients.map((line, index) =>
      index === wrongLine - 1 ? { ...line, amount: unreadable } : line,
    );
    const wrong = { ...pie, title: "", ingredients: sent };
    await form.expectHolds(wrong);
    await expect
      .poll(() =>
        form.photos.getByRole("img").evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0);
    await expect(form.summary.getByRole("link")).toHaveCount(2);
    await form.expectProblem(t("recipe:field.title"), t("errors:field.required"), form.title);
    const amountProblem = t("errors:field.amountUnreadable");
    await form.expectProblem(form.amountLabel(wrongLine), amountProblem, wrongAmount);
    await form.expectHolds(wrong);
    await expectAccessible(page);
  });

  await test.step("after the title is corrected, the cursor is in the remaining invalid field", async () => {
    await form.title.fill(pie.title);
    noise.expectRefusal(400);
    expect((await form.save()).status()).toBe(400);
    await expect(form.summary.getByRole("link")).toHaveCount(1);
    await expect(wrongAmount).toBeFocused();
  });

  const recipe = recipePage(visitor);

  await test.step("corrects the rest and saves", async () => {
    await wrongAmount.fill(pie.ingredients[wrongLine - 1]?.amount ?? "");
    expect((await form.save()).status()).toBe(303);
    await recipe.expectSaved(pie.title);
    await recipe.expectShows(pie);
    await expectAccessible(page);
  });

  await test.step("the photo is upright and its location is removed", async () => {
    expect((await sharp(photo).metadata()).exif?.includes(GPS_DATUM)).toBe(true);
    const answer = await page.request.get(await recipe.expectPhoto(pie.title));
    const { format, width, height, exif, xmp, iptc, orientation } = await sharp(
      await answer.body(),
    ).metadata();
    expect({ format, width, height }).toEqual({ format: "webp", width: 1111, height: 1600 });
    expect({ exif, xmp, iptc, orientation }).toEqual({});
  });

  const id = recipe.id();

  await test.step("another cook reads it", async () => {
    const bob = await openVisitor();
    await logIn(bob, await popote.addAccount("Bob", locale));
    const read = recipePage(bob);
    await read.open(id);
    await read.expectShows(pie);
    await read.expectPhoto(pie.title);
    await expect(read.editLink).toHaveCount(0);
    await expectAccessible(bob.page);
  });

  await test.step("a visitor reads it too, and in the other language", async () => {
    const passerBy = await openVisitor();
    const read = recipePage(passerBy);
    await read.open(id);
    await read.expectShows(pie);
    await read.expectPhoto(pie.title);
    const reader = await shell(passerBy).switchTo(otherLocale(locale));
    await recipePage(reader).expectShows(pie, visitor);
    await recipePage(reader).expectNames(pie);
    await recipePage(reader).expectShows(pie, visitor);
    expect(recipePage(reader).id()).toBe(id);
    await expectAccessible(reader.page);
  });
});
