import { MAX_IMAGE_BYTES } from "#domain/image/image";
import { photoPaths } from "#domain/site/photo-paths";
import { hugePhoto, phonePhoto } from "../support/journey-photo";
import { expect, test } from "../support/journey-test";
import { logIn } from "./pages/login";
import { recipeForm } from "./pages/recipe-form";

test("an image is dropped or pasted, previewed at once, and saved @about-script", async ({
  popote,
  visitor,
}) => {
  const { page, locale, hasScript } = visitor;
  if (!hasScript) return;
  await logIn(visitor, await popote.addAccount("Alice", locale));
  const form = recipeForm(visitor);
  await form.open();
  await form.title.fill("Pie");
  const photo = (await phonePhoto()).toString("base64");

  for (const [before, how] of ["drop", "paste"].entries()) {
    await test.step(how, async () => {
      await page.evaluate(
        ([base64, type]) => {
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
          const data = new DataTransfer();
          data.items.add(new File([bytes], "pie.jpg", { type: "image/jpeg" }));
          const isDrop = type === "drop";
          const init = { bubbles: true, cancelable: true };
          document.body.dispatchEvent(
            isDrop
              ? new DragEvent("drop", { ...init, dataTransfer: data })
              : new ClipboardEvent("paste", { ...init, clipboardData: data }),
          );
        },
        [photo, how] as const,
      );
      const shown = form.photos.nth(before).getByRole("img");
      await expect
        .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    });
  }

  await form.save();
  await expect(page).toHaveURL(/\/recipe\/view/);
  await expect(page.locator("main img").first()).toBeVisible();
});

test("a photo above the limit is made smaller before it is sent @about-script", async ({
  popote,
  visitor,
}) => {
  const { page, locale, hasScript } = visitor;
  if (!hasScript) return;
  await logIn(visitor, await popote.addAccount("Alice", locale));
  const form = recipeForm(visitor);
  await form.open(undefined, "text");
  await form.title.fill("Pie");
  await form.ingredientsBox.fill("1 leek");
  const buffer = await hugePhoto();
  expect(buffer.length).toBeGreaterThan(MAX_IMAGE_BYTES);
  const sent = page.waitForRequest((request) => request.url().endsWith(photoPaths.uploads()));
  await form.choosePhotos([{ name: "pie.jpg", mimeType: "image/jpeg", buffer }]);
  const size = Number(await (await sent).headerValue("Content-Length"));
  expect(size).toBeLessThan(MAX_IMAGE_BYTES);
  await form.save();
  const image = page.getByRole("img", { name: "Pie" }).first();
  await expect
    .poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth))
    .toBeGreaterThan(0);
});
