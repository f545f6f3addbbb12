import { OAuth2Server } from "oauth2-mock-server";
import { paths } from "#domain/site/paths";
import { expectAccessible } from "../support/journey-accessible";
import { test as base, expect, waitUntilHydrated } from "../support/journey-test";

/** An OpenID server on loopback stands in for Google, for the browser and for Popote. */
const test = base.extend<{ google: OAuth2Server }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it.
  google: async ({}, use) => {
    const google = new OAuth2Server();
    await google.issuer.keys.generate("RS256");
    await google.start(0, "127.0.0.1");
    await use(google);
    await google.stop();
  },
  hasOwnProcess: true,
  environment: async ({ google }, use) =>
    use({
      GOOGLE_CLIENT_ID: "popote",
      GOOGLE_CLIENT_SECRET: "secret",
      GOOGLE_STAND_IN: `http://127.0.0.1:${google.address().port}`,
      NODE_OPTIONS: "--import ./tests/support/google-stand-in.mjs",
    }),
});

test("a newcomer signs up with Google, chooses a username, and logs in again with Google", async ({
  popote,
  visitor,
  google,
}) => {
  const { page, t, locale } = visitor;
  await popote.addAccount("Ada", locale);
  google.service.on("beforeUserinfo", (answer) => {
    answer.body = { sub: "g-1", email: "gina@gmail.example", email_verified: true, name: "Gina" };
  });
  // A route sees the first request only, and not where it is redirected.
  await page.route(`**${paths.google()}*`, async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    const { origin, search } = new URL(response.headers().location ?? "");
    expect(origin).toBe("https://accounts.google.com");
    const location = `http://127.0.0.1:${google.address().port}/authorize${search}`;
    await route.fulfill({ response, headers: { ...response.headers(), location } });
  });
  const withGoogle = page.getByRole("link", { name: t("account:login.google") });

  await page.goto(paths.recipeEdit());
  await expectAccessible(page);
  await waitUntilHydrated(visitor);
  await withGoogle.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("account:google.title"));
  await waitUntilHydrated(visitor);
  await expectAccessible(page);
  await page.getByLabel(t("account:field.username"), { exact: true }).fill("Gina");
  await page.getByRole("button", { name: t("account:signup.submit") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("recipeForm:edit.titleNew"));

  await page.context().clearCookies({ name: "session" });
  await page.goto(paths.login());
  await waitUntilHydrated(visitor);
  await withGoogle.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Gina");
  await page.goto(paths.userSettings());
  await expect(page.locator("main")).toContainText(t("account:settings.googleOnly"));
});
