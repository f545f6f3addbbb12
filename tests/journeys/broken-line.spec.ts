import type { Request } from "@playwright/test";
import { paths } from "#domain/site/paths";
import { WITH_SERVICE_WORKER } from "../support/chromium";
import { expectAccessible } from "../support/journey-accessible";
import { phonePhoto } from "../support/journey-photo";
import { startProxy } from "../support/journey-proxy";
import { expect, test, type Visitor, waitUntilHydrated } from "../support/journey-test";
import { logIn } from "./pages/login";
import { recipeForm } from "./pages/recipe-form";
import { recipePage } from "./pages/recipe-page";

test.use(WITH_SERVICE_WORKER);

async function write(visitor: Visitor, origin: string) {
  const { page } = visitor;
  await page.goto(origin + paths.recipeEdit());
  await waitUntilHydrated(visitor);
  const form = recipeForm(visitor);
  await form.title.fill("Crêpes");
  await form.methodBox.fill("Whisk.");
  const photo = { name: "photo.jpg", mimeType: "image/jpeg", buffer: await phonePhoto() };
  await form.choosePhotos([photo]);
  return form;
}

async function expectSavedOnce(visitor: Visitor, origin: string, hasPhoto = true): Promise<void> {
  const { page } = visitor;
  await recipePage(visitor).expectSaved("Crêpes");
  if (hasPhoto) await recipePage(visitor).expectPhoto("Crêpes");
  await expectAccessible(page);
  await page.goto(origin + paths.recipeList());
  await expect(page.getByRole("article").getByRole("heading")).toHaveText(["Crêpes"]);
}

/** Without script the browser shows its error and resends the form on reload. */
async function sendAgain({ page }: Visitor, to: RegExp): Promise<void> {
  await expect.poll(() => page.url()).toMatch(new RegExp(`chrome-error|${to.source}`));
  if (page.url().startsWith("chrome-error")) await page.reload();
}

for (const [what, fault] of [
  ["is cut off", "cut"],
  ["is received but gets no response", "swallow"],
] as const) {
  test(`a recipe that ${what} on its way is saved once`, async ({ popote, visitor, noise }) => {
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

test("a form sent offline waits and is sent once the connection is back", async ({
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
  // Chromium resends a form that it never started to send without its files.
  await expectSavedOnce(visitor, popote.origin, hasScript);
});

test("a form whose submission was aborted is sent on the next press and saved once", async ({
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

test("a follow request whose response is lost succeeds without an error message", async ({
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
    // The server cannot tell the repeated request from a new one.
    await sendAgain(visitor, /user\/view/);
    await expect(page.getByRole("alert")).toHaveText(t("errors:follow.alreadyFollowed"));
  }
  await expectAccessible(page);
  await page.goto(proxy.origin + paths.userView(1));
  const follows = page.getByRole("main").getByRole("button", { name: t("user:action.withdraw") });
  await expect(follows).toBeVisible();
  await proxy.stop();
});
