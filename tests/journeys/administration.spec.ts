import { adminPaths } from "#domain/site/admin-paths";
import { paths } from "#domain/site/paths";
import { expectAccessible } from "../support/journey-accessible";
import { expect, test, waitUntilHydrated } from "../support/journey-test";
import { administration } from "./pages/administration";
import { logIn, loginPage } from "./pages/login";
import { recipeForm } from "./pages/recipe-form";
import { recipePage } from "./pages/recipe-page";
import { shell } from "./pages/shell";

const SMALL = { width: 320, height: 640 };
const WIDE = { width: 1280, height: 720 };

test("an administrator handles an unknown ingredient, a report, an account and maintenance, and finds them in the audit log", async ({
  popote,
  visitor,
  openVisitor,
  noise,
}) => {
  const { page, t, locale } = visitor;
  const admin = administration(visitor);
  // The first account is an administrator.
  const ada = await popote.addAccount("Ada", locale);
  const alice = await popote.addAccount("Alice", locale);
  const bob = await popote.addAccount("Bob", locale);
  const [cook, reader] = [await openVisitor(), await openVisitor()];
  const recipe = recipePage(cook);

  await test.step("Alice writes a recipe with her own ingredient, Bob reports it", async () => {
    await logIn(cook, alice);
    const form = recipeForm(cook);
    await form.open();
    await form.title.fill("Unicorn soup");
    await form.chooseAudience("PUBLIC");
    await form.ingredient(1).name.fill("Unicorn dust");
    await form.save();
    await recipe.expectSaved("Unicorn soup");
    await logIn(reader, bob);
    await reader.page.goto(paths.report({ recipe: recipe.id() }));
    await waitUntilHydrated(reader);
    await reader.page.getByLabel(t("user:report.reason")).fill("Unicorns are protected.");
    await reader.page.getByRole("button", { name: t("user:report.submit") }).click();
    await expect(reader.page.getByText(t("flash:reported"))).toBeVisible();
  });

  await test.step("the admin page lists pending work first and is closed to others", async () => {
    await logIn(visitor, ada);
    await shell(visitor).openHome();
    await shell(visitor)
      .drawer.getByRole("link", { name: t("shell.admin") })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("admin:overview.title"));
    await expect(page.getByText(t("admin:overview.wait.reports", { count: 1 }))).toBeVisible();
    await waitUntilHydrated(visitor);
    await expectAccessible(page);
    await reader.page.goto(paths.admin());
    await expect(reader.page).toHaveURL(paths.home());
  });

  await test.step("the name becomes a catalogue ingredient, and the recipe uses it", async () => {
    const englishName = page.getByLabel(t("admin:ingredient.field.nameEn"), { exact: true });
    await admin.open("names");
    await page
      .getByRole("link", { name: t("admin:names.newName", { name: "Unicorn dust" }) })
      .click();
    await expect(englishName).toHaveValue("Unicorn dust");
    await waitUntilHydrated(visitor);
    await expectAccessible(page);
    await englishName.fill("Unicorn dust");
    await page
      .getByLabel(t("admin:ingredient.field.nameFr"), { exact: true })
      .fill("Poudre de licorne");
    const form = page.url();
    await admin.press(page.getByRole("button", { name: t("admin:ingredient.save"), exact: true }));
    await expect(page).not.toHaveURL(form);
    await admin.open("names");
    await expect(page.getByText(t("admin:names.none"))).toBeVisible();
    await recipe.open(recipe.id());
    await expect(
      cook.page
        .getByText(locale === "en" ? "Unicorn dust" : "Poudre de licorne", { exact: true })
        .first(),
    ).toBeVisible();
  });

  await test.step("the report is dismissed", async () => {
    await admin.open("reports");
    await expect(page.getByText("Unicorns are protected.")).toBeVisible();
    await expectAccessible(page);
    await admin.press(
      page.getByRole("button", { name: `${t("admin:reports.dismiss")} Unicorn soup` }),
      t("admin:reports.done.DISMISSED", { name: "Unicorn soup" }),
    );
    await expect(page.getByText(t("admin:reports.none"))).toBeVisible();
  });

  await test.step("suspending Alice logs her out; lifting the suspension lets her in", async () => {
    await admin.findUser("alice");
    await expectAccessible(page);
    await page.getByRole("button", { name: t("admin:user.suspend.ask"), exact: true }).click();
    await admin.press(
      page.getByRole("button", { name: t("admin:user.suspend.confirm"), exact: true }),
      t("admin:user.done.suspended", { username: "Alice" }),
    );
    await cook.page.goto(paths.home());
    await expect(cook.page).toHaveURL(/\/login/);
    noise.expectRefusal(404);
    await reader.page.goto(paths.recipeView(recipe.id()));
    await expect(reader.page.getByRole("heading", { level: 1 })).toHaveText(
      t("errors:recipe.notFound"),
    );
    await admin.press(
      page.getByRole("button", { name: t("admin:user.lift") }),
      t("admin:user.done.lifted", { username: "Alice" }),
    );
    await loginPage(cook).open();
    await loginPage(cook).logIn(alice);
  });

  await test.step("a private recipe opens only with a reason, and its owner sees who read it and why", async () => {
    const form = recipeForm(cook);
    await form.open();
    await form.title.fill("Family secret");
    await form.chooseAudience("PRIVATE");
    await form.save();
    await recipe.expectSaved("Family secret");
    noise.expectRefusal(403);
    await page.goto(paths.recipeView(recipe.id()));
    const title = page.getByRole("heading", { level: 1 });
    await expect(title).toHaveText(t("errors:recipe.notAllowedToSee"));
    await page.goto(adminPaths.recipe(recipe.id()));
    await expect(title).toHaveText(t("admin:access.title"));
    await waitUntilHydrated(visitor);
    await expectAccessible(page);
    await page.getByLabel(t("admin:access.reason")).fill("She asked for help by email.");
    await page.getByRole("button", { name: t("admin:access.submit") }).click();
    await expect(title).toHaveText("Family secret");
    await expectAccessible(page);
    await page.setViewportSize(SMALL);
    await shell(visitor).expectNoOverflow();
    await page.setViewportSize(WIDE);
    await cook.page.goto(paths.userSettings());
    await expect(cook.page.getByText("She asked for help by email.")).toBeVisible();
    await expect(
      cook.page.getByText(t("access:into.RECIPE", { actor: "Ada", subject: "Family secret" })),
    ).toBeVisible();
    await expectAccessible(cook.page);
  });

  await test.step("maintenance shuts other users out, tells them why, and ends", async () => {
    await admin.open("maintenance");
    await page.getByLabel(t("admin:maintenance.message")).fill("Back at six.");
    await admin.press(
      page.getByRole("button", { name: t("admin:maintenance.start") }),
      t("admin:maintenance.started"),
    );
    await expectAccessible(page);
    noise.expectAbsence();
    const answer = await reader.page.goto(paths.home());
    expect(answer?.status()).toBe(503);
    expect(answer?.headers()["retry-after"]).toMatch(/^\d+$/);
    await expect(reader.page.getByText(t("maintenance.text"))).toBeVisible();
    await expect(reader.page.getByText("Back at six.")).toBeVisible();
    await expectAccessible(reader.page);
    await admin.open("maintenance");
    await admin.press(
      page.getByRole("button", { name: t("admin:maintenance.end") }),
      t("admin:maintenance.ended"),
    );
    // With script the page retries by itself, with pauses of up to 16 seconds.
    if (!reader.hasScript) {
      await reader.page.getByRole("link", { name: t("maintenance.tryAgain") }).click();
    }
    await expect(reader.page.getByRole("heading", { level: 1 })).toHaveText(
      t("home:welcome", { username: "Bob" }),
      { timeout: 30_000 },
    );
  });

  await test.step("the audit log lists every action, on a phone too", async () => {
    await page.setViewportSize(SMALL);
    await admin.open("audit");
    for (const act of [
      t("admin:act.maintenance.end", { subject: "Back at six." }),
      t("admin:act.user.suspend", { subject: "Alice" }),
      t("admin:act.report.dismiss", { subject: "Unicorn soup" }),
    ]) {
      await expect(page.getByText(act).first()).toBeVisible();
    }
    await expectAccessible(page);
    for (const each of [
      "overview",
      "users",
      "ingredients",
      "recipes",
      "email",
      "system",
    ] as const) {
      await admin.open(each);
      await shell(visitor).expectNoOverflow();
      await expectAccessible(page);
    }
  });
});
