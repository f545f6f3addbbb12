import type { Request } from "@playwright/test";
import { paths } from "#domain/site/paths";
import { expectAccessible } from "../support/journey-accessible";
import { phonePhoto } from "../support/journey-photo";
import { startProxy } from "../support/journey-proxy";
import { expect, test, type Visitor, waitUntilHydrated } from "../support/journey-test";
import { logIn } from "./pages/login";
import { recipeForm } from "./pages/recipe-form";
import { recipePage } from "./pages/recipe-page";

// As a reader has it: with the worker in between.
test.use({ serviceWorkers: "allow" });

/** Writes a recipe with a photo into the form at `origin`; it is not sent. */
async function write(visitor: Visitor, origin: string) {
  const { page } = visitor;
  await page.goto(origin + paths.recipeEdit());
  await waitUntilHydrated(visitor);
  const form = recipeForm(visitor);
  await form.title.fill("Crêpes");
  await form.methodBox.fill("Whisk.");
  const photo = { name: "photo.jpg", mimeType: "image/jpeg", buffer: await phonePhoto() };
  await form.picture.setInputFiles(photo);
  return form;
}

/** It is saved, once, and with its photo where `hasPhoto`. */
async function expectSavedOnce(visitor: Visitor, origin: string, hasPhoto = true): Promise<void> {
  const { page } = visitor;
  await recipePage(visitor).expectSaved("Crêpes");
  if (hasPhoto) await recipePage(visitor).expectPhoto("Crêpes");
  await expectAccessible(page);
  await page.goto(origin + paths.recipeList());
  await expect(page.getByRole("article").getByRole("heading")).toHaveText(["Crêpes"]);
}

/** Without script it is the browser that says so, and sends the form again; unless it did already. */
async function sendAgain({ page }: Visitor, to: RegExp): Promise<void> {
  await expect.poll(() => page.url()).toMatch(new RegExp(`chrome-error|${to.source}`));
  if (page.url().startsWith("chrome-error")) await page.reload();
}

for (const [what, fault] of [
  ["is cut off", "cut"],
  ["is taken and its answer lost", "swallow"],
] as const) {
  test(`a recipe that ${what} on its way is saved, once`, async ({ popote, visitor, noise }) => {
    noise.expectAbsence();
    const proxy = await startProxy(popote.origin);
    await logIn(visitor, await popote.addAccount("Alice", visitor.locale));
    const form = await write(visitor, proxy.origin);
    const failed = proxy.fail(fault, "POST", paths.recipeEdit());
    await form.saveButton.click({ noWaitAfter: true });
    await failed;
    if (!visitor.hasScript) await sendAgain(visitor, /recipe\/view/);
    await expectSavedOnce(visitor, proxy.origin);
    await proxy.stop();
  });
}

test("what is sent without a line waits, and goes by itself once there is one", async ({
  popote,
  visitor,
  noise,
}) => {
  const { page, t, hasScript } = visitor;
  noise.expectAbsence();
  await logIn(visitor, await popote.addAccount("Alice", visitor.locale));
  const form = await write(visitor, popote.origin);
  await page.context().setOffline(true);
  await form.saveButton.click({ noWaitAfter: true });
  if (hasScript) {
    await expect(page.getByText(t("away.kept"))).toBeVisible();
    await expect(form.title).toHaveValue("Crêpes");
    await expectAccessible(page);
    await page.context().setOffline(false);
  } else {
    await expect.poll(() => page.url()).toMatch(/^chrome-error/);
    await page.context().setOffline(false);
    await page.reload();
  }
  // A form that Chromium never began to send it sends without its files when it is loaded again.
  await expectSavedOnce(visitor, popote.origin, hasScript);
});

test("a form whose page was stopped is sent when it is pressed again, and saved once", async ({
  popote,
  visitor,
  noise,
}) => {
  const { page } = visitor;
  noise.expectAbsence();
  await logIn(visitor, await popote.addAccount("Alice", visitor.locale));
  const form = await write(visitor, popote.origin);
  const isLeaving = (request: Request) => request.isNavigationRequest();
  await page.route(`**${paths.recipeEdit()}`, (route) =>
    isLeaving(route.request()) ? route.abort("aborted") : route.continue(),
  );
  const stopped = page.waitForEvent("requestfailed", isLeaving);
  await form.saveButton.click({ noWaitAfter: true });
  await stopped;
  await page.unrouteAll();
  await form.saveButton.click();
  await expectSavedOnce(visitor, popote.origin);
});

test("following somebody, the answer lost: it is done, and nobody is told off for it", async ({
  popote,
  visitor,
  noise,
}) => {
  const { page, t, hasScript } = visitor;
  noise.expectAbsence();
  const proxy = await startProxy(popote.origin);
  await popote.addAccount("Ada", visitor.locale);
  await logIn(visitor, await popote.addAccount("Charlie", visitor.locale));
  await page.goto(proxy.origin + paths.userView(1));
  await waitUntilHydrated(visitor);
  const failed = proxy.fail("swallow", "POST", paths.userFollow());
  await page
    .getByRole("main")
    .getByRole("button", { name: t("user:action.follow") })
    .click({ noWaitAfter: true });
  await failed;
  if (hasScript) {
    await expect(page.getByRole("status")).toHaveText(
      t("flash:follow.requested", { username: "Ada" }),
    );
  } else {
    // Nothing tells the server that the browser asks for the same again.
    await sendAgain(visitor, /user\/view/);
    await expect(page.getByRole("alert")).toHaveText(t("errors:follow.alreadyFollowed"));
  }
  await expectAccessible(page);
  await page.goto(proxy.origin + paths.userView(1));
  const follows = page.getByRole("main").getByRole("button", { name: t("user:action.withdraw") });
  await expect(follows).toBeVisible();
  await proxy.stop();
});
