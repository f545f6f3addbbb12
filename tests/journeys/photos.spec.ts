import { writeFile } from "node:fs/promises";
import type { Locator } from "@playwright/test";
import { expectAccessible } from "../support/journey-accessible";
import { hugePhoto, phonePhoto } from "../support/journey-photo";
import type { RunningPopote } from "../support/journey-server";
import { expect, test, type Visitor } from "../support/journey-test";
import { logIn } from "./pages/login";
import { recipeForm } from "./pages/recipe-form";
import { recipePage } from "./pages/recipe-page";

const PHONE = { width: 320, height: 640 };
const METHOD = "Whisk.\n\nRest.\n\nFry.";
/** 1 Mbit/s, with the wait of a phone. */
const SLOW = {
  offline: false,
  latency: 150,
  downloadThroughput: 125_000,
  uploadThroughput: 125_000,
};
const FAST = { ...SLOW, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
const OFFLINE = { ...SLOW, offline: true };

const isLoaded = (image: Locator) =>
  image.evaluate((shown: HTMLImageElement) => shown.complete && shown.naturalWidth > 0);

async function takePhotos(count: number) {
  const buffer = await phonePhoto();
  return Array.from({ length: count }, (_, index) => ({
    name: `crêpes-${index + 1}.jpg`,
    mimeType: "image/jpeg",
    buffer,
  }));
}

async function openForm(popote: RunningPopote, visitor: Visitor) {
  await logIn(visitor, await popote.addAccount("Alice", visitor.locale));
  const form = recipeForm(visitor);
  await form.open(undefined, "text");
  await form.title.fill("Crêpes");
  return form;
}

test("photos are chosen, ordered, described and shown at their steps", async ({
  popote,
  visitor,
}) => {
  const { page, t, hasScript } = visitor;
  await page.setViewportSize(PHONE);
  const form = await openForm(popote, visitor);
  await form.methodBox.fill(METHOD);
  await form.choosePhotos(await takePhotos(3));
  if (!hasScript) await form.showLines();
  await expect(form.photos).toHaveCount(3);
  await expectAccessible(page);

  await test.step("a photo is described and belongs to a step", async () => {
    const last = form.photos.nth(2);
    await last.getByText(t("recipeForm:photos.more")).click();
    await last.getByLabel(t("recipeForm:photos.alt")).fill("A thin crêpe");
    await last.getByLabel(t("recipeForm:photos.step")).fill("3");
  });

  await test.step("its button moves it, and the focus stays", async () => {
    const label = t("recipeForm:photos.number", { number: 3 });
    const up = page.getByRole("button", { name: t("recipeForm:edit.moveUp", { label }) });
    await up.click();
    const moved = form.photos.nth(1);
    if (!hasScript) await moved.getByText(t("recipeForm:photos.more")).click();
    await expect(moved.getByLabel(t("recipeForm:photos.alt"))).toHaveValue("A thin crêpe");
    if (hasScript) await expect(moved.getByRole("button").first()).toBeFocused();
  });

  await test.step("removing one leaves the others", async () => {
    const label = t("recipeForm:photos.number", { number: 3 });
    await page.getByRole("button", { name: t("recipeForm:edit.remove", { label }) }).click();
    await expect(form.photos).toHaveCount(2);
  });

  await form.save();
  const recipe = recipePage(visitor);
  await recipe.expectPhoto("Crêpes");
  const shown = page.getByRole("listitem").getByRole("img", { name: "A thin crêpe" });
  await shown.scrollIntoViewIfNeeded();
  await expect.poll(() => isLoaded(shown)).toBe(true);
  await expectAccessible(page);
});

test("a photo is dragged to be the cover @about-script", async ({ popote, visitor }) => {
  const { page, t, hasScript } = visitor;
  if (!hasScript) return;
  const form = await openForm(popote, visitor);
  await form.choosePhotos(await takePhotos(2));
  const key = page.locator('[name="photos[1].key"]');
  const second = await key.inputValue();
  const handle = form.photos.nth(1).locator(".drag-handle");
  const to = await form.photos.nth(0).boundingBox();
  await handle.hover();
  await page.mouse.down();
  await page.mouse.move(to?.x ?? 0, to?.y ?? 0, { steps: 5 });
  await page.mouse.up();
  await expect(page.locator('[name="photos[0].key"]')).toHaveValue(second);
  await expect(form.photos.nth(0)).toContainText(t("recipeForm:photos.coverMore"));
});

test("a save waits for the photos on their way, also without a connection @about-script", async ({
  popote,
  visitor,
  noise,
}) => {
  const { page, t, hasScript } = visitor;
  if (!hasScript) return;
  noise.expectAbsence();
  const form = await openForm(popote, visitor);
  await page.context().setOffline(true);
  await form.image.setInputFiles(await takePhotos(2));
  await expect(page.getByText(t("recipeForm:photos.lost"))).toHaveCount(2);
  await form.saveButton.click({ noWaitAfter: true });
  await expect(page.getByText(t("recipeForm:photos.savesSoon"))).toBeVisible();
  await expectAccessible(page);
  await page.context().setOffline(false);
  await recipePage(visitor).expectPhoto("Crêpes");
});

test("a photo that the server refuses stops the save until it is left out @about-script", async ({
  popote,
  visitor,
  noise,
}) => {
  const { page, t, hasScript } = visitor;
  if (!hasScript) return;
  noise.expectRefusal(422);
  const form = await openForm(popote, visitor);
  const text = { name: "text.jpg", mimeType: "image/jpeg", buffer: Buffer.from("text") };
  await form.image.setInputFiles([text, ...(await takePhotos(1))]);
  await expect(form.photos).toHaveCount(1);
  await expect(page.getByRole("alert")).toContainText(t("errors:image.invalid"));
  await form.saveButton.click({ noWaitAfter: true });
  await expect(page.getByRole("button", { name: t("recipeForm:photos.again") })).toBeFocused();
  await page.getByRole("button", { name: t("recipeForm:photos.leaveOut") }).click();
  await form.saveButton.click();
  await recipePage(visitor).expectPhoto("Crêpes");
});

test("ten large photos arrive over a slow line, one of them cut off half-way @about-script @long", async ({
  popote,
  visitor,
  noise,
}, info) => {
  test.setTimeout(400_000);
  const { page, t, hasScript } = visitor;
  if (!hasScript) return;
  noise.expectAbsence();
  const form = await openForm(popote, visitor);
  const buffer = await hugePhoto();
  expect(buffer.length).toBeGreaterThan(10_000_000);
  const file = info.outputPath("crêpes.jpg");
  await writeFile(file, buffer);
  const line = await page.context().newCDPSession(page);
  await line.send("Network.enable");
  await line.send("Network.emulateNetworkConditions", SLOW);
  await form.image.setInputFiles(Array(10).fill(file));
  await form.methodBox.fill(METHOD);
  const progress = page.getByRole("progressbar");
  const sent = () => progress.evaluate((bar: HTMLProgressElement) => bar.value);
  await expect(form.photos).toHaveCount(2, { timeout: 120_000 });
  await expect.poll(sent, { timeout: 60_000, intervals: [50] }).toBeGreaterThan(0.3);
  await line.send("Network.emulateNetworkConditions", OFFLINE);
  await expect(page.getByText(t("recipeForm:photos.lost")).first()).toBeVisible();
  await line.send("Network.emulateNetworkConditions", SLOW);
  await form.saveButton.click({ noWaitAfter: true });
  await expect(page.getByText(t("recipeForm:photos.savesSoon"))).toBeVisible();
  await expect(form.title).toHaveValue("Crêpes");
  await expect(form.photos).toHaveCount(4, { timeout: 180_000 });
  await line.send("Network.emulateNetworkConditions", FAST);
  await expect(page).toHaveURL(/\/recipe\/view/, { timeout: 120_000 });
  const stored = await page.request.get(page.url());
  const html = await stored.text();
  expect(new Set(html.match(/\/image\/photos\/\d+-v1\.webp/g)).size).toBe(9);
  expect(html).toContain("/image/recipes/1-v1.webp");
});
