import { paths } from "#domain/site/paths";
import { expectAccessible } from "../support/journey-accessible";
import { elsewhereRecipe } from "../support/journey-elsewhere";
import { expect, test, waitUntilHydrated } from "../support/journey-test";
import { columnsPage } from "./pages/columns-page";
import { importPage } from "./pages/import-page";
import { logIn, loginPage } from "./pages/login";
import { shell } from "./pages/shell";

const PHONE = { width: 320, height: 640 };

test("the columns of a table are reviewed, one is corrected, and its rows become recipes", async ({
  popote,
  visitor,
  noise,
}) => {
  const { page, locale } = visitor;
  const imports = importPage(visitor);
  const columns = columnsPage(visitor);
  const { title, steps } = elsewhereRecipe(locale);
  const rows = [
    ["A", "Ingredients", "Remarks", "Rating"],
    [title, "3 eggs | 200 g flour", steps.join(" "), "5"],
    ["Gougères", "2 eggs | 100 g flour", "Bake.", "4"],
  ];
  const csv = rows.map((row) => row.map((cell) => `"${cell}"`).join(",")).join("\n");
  await logIn(visitor, await popote.addAccount("Alice", locale));
  await imports.open();
  await imports.sendTable({ name: "my.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });

  await test.step("known columns are preselected, each with an example", async () => {
    await columns.expectOpen();
    await expect(columns.choice("Ingredients")).toHaveValue("ingredients");
    await expect(columns.choice("Remarks")).toHaveValue("tips");
    await expect(columns.choice("Rating")).toHaveValue("none");
    await expect(columns.choice("A")).toHaveAccessibleDescription(new RegExp(title));
    await expectAccessible(page);
    const size = page.viewportSize();
    await page.setViewportSize(PHONE);
    await shell(visitor).expectNoOverflow();
    if (size) await page.setViewportSize(size);
  });

  await test.step("a mapping without a title is sent back with its choices", async () => {
    await columns.choice("Remarks").selectOption("steps");
    noise.expectRefusal(400);
    await columns.read();
    await columns.expectProblem("columnTitle");
    await expect(columns.choice("Remarks")).toHaveValue("steps");
    await expectAccessible(page);
  });

  await test.step("a mapping with a title finds the rows and can be changed again", async () => {
    await columns.choice("A").selectOption("title");
    await columns.read();
    await imports.expectCount("FOUND", 2);
    await waitUntilHydrated(visitor);
    await expect(imports.items.first()).toContainText(title);
    await expectAccessible(page);
    await columns.openAgain();
    await expect(columns.choice("A")).toHaveValue("title");
    await columns.read();
    await imports.expectCount("FOUND", 2);
    await imports.saveAll(2);
    await imports.expectCount("SAVED", 2);
  });
});

test("a list of URLs is imported in the background, and invalid ones are named", async ({
  popote,
  visitor,
}) => {
  const { page, t, locale } = visitor;
  const imports = importPage(visitor);
  await logIn(visitor, await popote.addAccount("Alice", locale));
  await imports.open();
  const hidden = [1, 2].map((id) => `${popote.origin}/recipe/view?id=${id}`);
  await imports.readAddresses(hidden.join("\n"));
  await imports.expectCount("FAILED", 2);
  await waitUntilHydrated(visitor);
  for (const [at, address] of hidden.entries()) {
    await expect(imports.items.nth(at)).toContainText(address);
    await expect(imports.items.nth(at)).toContainText(t("import:problem.siteHidden"));
  }
  await expectAccessible(page);
});

test("the bookmarklet opens the import with the URL of its page, also after a login", async ({
  popote,
  visitor,
}) => {
  const { page, t, locale, hasScript } = visitor;
  const imports = importPage(visitor);
  const account = await popote.addAccount("Alice", locale);
  const address = "https://example.com/pie?a=1&b=2";
  await page.goto(`${paths.imports()}?address=${encodeURIComponent(address)}`);
  const login = loginPage(visitor);
  await login.expectOnTheWay();
  await login.logIn(account, /\/import\?address=/);
  await imports.expectOpen();
  await expect(imports.box).toHaveValue(address);
  const bookmark = page.getByText(t("import:bookmark.link"), { exact: true });
  await expect(bookmark).toHaveCount(hasScript ? 1 : 0);
  if (hasScript) {
    await expect(bookmark).toHaveAttribute("href", /^javascript:.*\/import\?address=/);
    await bookmark.click();
    await imports.expectOpen();
  }
  await expectAccessible(page);
});
