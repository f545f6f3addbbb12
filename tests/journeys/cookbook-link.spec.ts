import { paths } from "#domain/site/paths";
import { expectAccessible } from "../support/journey-accessible";
import { expect, test, waitUntilHydrated } from "../support/journey-test";
import { cookbookPage } from "./pages/cookbook";
import { logIn } from "./pages/login";
import { recipeForm } from "./pages/recipe-form";
import { recipePage } from "./pages/recipe-page";
import { shell } from "./pages/shell";

const PHONE = { width: 320, height: 640 };

test("a cookbook and its recipes open by secret URL without an account until the URL is revoked", async ({
  popote,
  visitor,
  openVisitor,
  noise,
}) => {
  const { page, t, locale } = visitor;
  const [name, title] = ["Dimanche & co.", "Tarte aux pommes"];
  await logIn(visitor, await popote.addAccount("Alice", locale));
  const writing = recipeForm(visitor);
  await writing.open();
  await writing.title.fill(title);
  await writing.chooseAudience("PROTECTED");
  await writing.save();
  await page.goto(paths.cookbookEdit({ addRecipe: recipePage(visitor).id() }));
  await waitUntilHydrated(visitor);
  await page.getByRole("textbox", { name: t("cookbook:field.name") }).fill(name);
  const create = page.getByRole("button", { name: t("cookbook:add.create"), exact: true });
  await Promise.all([page.waitForEvent("load"), create.click()]);
  const cookbook = cookbookPage(visitor);
  await cookbook.openFromList(name);
  const id = cookbook.id();

  await page.getByRole("link", { name: t("cookbook:view.share"), exact: true }).click();
  await expect(cookbook.title).toHaveText(t("sharing:title"));
  await waitUntilHydrated(visitor);
  await expectAccessible(page);
  await page.getByRole("button", { name: t("sharing:make"), exact: true }).click();
  await expect(page.getByText(t("sharing:cookbook.made"))).toBeVisible();
  await waitUntilHydrated(visitor);
  const link = page.getByRole("main").getByRole("link", { name: /^http/ });
  const address = (await link.textContent()) ?? "";
  expect(address).toMatch(new RegExp(`^${popote.origin}/cookbook/shared\\?key=[\\w-]{43}$`));
  await page.setViewportSize(PHONE);
  await shell(visitor).expectNoOverflow();
  await expectAccessible(page);

  const guest = await openVisitor();
  const read = cookbookPage(guest);
  await guest.page.goto(address);
  await waitUntilHydrated(guest);
  await expect(read.title).toHaveText(name);
  await expect(read.recipes).toHaveText([title]);
  await expect(read.members).toHaveCount(0);
  await expectAccessible(guest.page);
  await guest.page.getByRole("link", { name: title, exact: true }).click();
  await expect(recipePage(guest).title).toHaveText(title);
  await waitUntilHydrated(guest);
  await guest.page.goBack();
  await expect(read.title).toHaveText(name);
  await guest.page.setViewportSize(PHONE);
  await shell(guest).expectNoOverflow();

  await page.getByRole("button", { name: t("sharing:revoke"), exact: true }).click();
  const question = page.getByRole("dialog", { name: t("sharing:revoking.title") });
  await question.getByRole("button", { name: t("sharing:revoking.confirm") }).click();
  await expect(page.getByText(t("sharing:done.unshare"))).toBeVisible();
  await expect(page).toHaveURL(paths.cookbookShare(id));
  await expect(link).toHaveCount(0);
  noise.expectRefusal(404);
  expect((await guest.page.reload())?.status()).toBe(404);
  await expect(read.title).toHaveText(t("errors:cookbook.notFound"));
});
