import type { Browser, Page } from "@playwright/test";
import { expect, onTestFinished, test } from "vitest";
import { launchChromium } from "../../../../tests/support/chromium";
import { extractText } from "../../../../tests/support/page";
import { writeRecipe } from "../../../../tests/support/recipes";
import { openTestServer, type TestServer } from "../../../../tests/support/server";
import { writeUsualRecipe } from "../../../../tests/support/usual-recipe";

const PAPERS = ["A4", "Letter"] as const;
const SECOND = "Whisk until smooth. ".repeat(12);

async function openPrinted(server: TestServer, address: string): Promise<Page> {
  const browser: Browser = await launchChromium();
  onTestFinished(() => browser.close());
  const session = (await server.as("alice")).cookies.get("session") ?? "";
  const context = await browser.newContext({ locale: "en" });
  await context.addCookies([{ name: "session", value: session, url: server.origin }]);
  const page = await context.newPage();
  await page.goto(server.origin + address, { waitUntil: "networkidle" });
  return page;
}

async function countSheets(page: Page, format: (typeof PAPERS)[number]): Promise<number> {
  const pdf = (await page.pdf({ format })).toString("latin1");
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test("a recipe of usual size prints on one sheet, A4 or letter", async () => {
  const server = await openTestServer();
  const page = await openPrinted(server, `/recipe/view?id=${await writeUsualRecipe(server)}`);
  for (const paper of PAPERS) expect([paper, await countSheets(page, paper)]).toEqual([paper, 1]);
});

test("the print shows the amounts for the chosen servings and the URL, without buttons or shell", async () => {
  const server = await openTestServer();
  const id = await writeUsualRecipe(server);
  const page = await openPrinted(server, `/recipe/view?id=${id}&servings=3`);
  await page.emulateMedia({ media: "print" });
  // biome-ignore lint/performance/useDomNodeTextContent: what is not shown does not count.
  const text = await page.locator("body").innerText();
  expect(text).toContain("3 servings");
  expect(text).toContain("600\u00a0g");
  expect(text).toContain(`/recipe/view?id=${id}&servings=3`);
  expect(text).toContain("Taste, skim off the fat");
  for (const name of ["Edit", "Delete", "Print", "Adjust", "Nutrition", "Skip", "Menu"])
    expect(text).not.toContain(name);
  for (const role of ["button", "textbox", "searchbox", "navigation"] as const)
    expect(await page.getByRole(role).count()).toBe(0);
  const colours = await page.evaluate(() =>
    [...document.querySelectorAll("body, .recipe, .recipe-ingredients, .steps li, h1")].map(
      (element) => {
        const { color, backgroundColor } = getComputedStyle(element);
        return `${color} on ${backgroundColor}`;
      },
    ),
  );
  expect(
    colours.filter(
      (pair) => !/^rgb\(0, 0, 0\) on (rgb\(255, 255, 255\)|rgba\(0, 0, 0, 0\))$/.test(pair),
    ),
  ).toEqual([]);
});

test("the print page keeps the servings of the page that links to it", async () => {
  const server = await openTestServer();
  const id = await writeUsualRecipe(server);
  const alice = await server.as("alice");
  const view = await alice.get(`/recipe/view?id=${id}&servings=3`);
  expect(view.text).toContain(`href="/recipe/print?id=${id}&amp;servings=3"`);
  const { text } = await alice.get(`/recipe/print?id=${id}&servings=3`);
  expect(extractText(text)).toMatch(/3 servings.*600\u00a0g/s);
  expect(text).toContain(`href="/recipe/view?id=${id}&amp;servings=3"`);
  const wrong = await alice.get(`/recipe/print?id=${id}&servings=0`);
  expect(extractText(wrong.text)).toMatch(/6 servings.*1200\u00a0g/s);
});

test("the longest recipe prints without breaking a step across sheets", async () => {
  const server = await openTestServer();
  const id = await writeRecipe(server.db, "alice", {
    title: "Everything",
    ingredients: Array.from({ length: 100 }, (_, index) => ({
      name: `Own spice ${index}`,
      amount: { numerator: index + 1, denominator: 1 },
      unit: "GRAM" as const,
      complement: "freshly ground",
    })),
    steps: Array.from({ length: 100 }, (_, index) => `${index}. ${SECOND}`),
  });
  const page = await openPrinted(server, `/recipe/view?id=${id}`);
  for (const paper of PAPERS) expect(await countSheets(page, paper)).toBeLessThan(18);
  await page.emulateMedia({ media: "print" });
  const broken = await page.evaluate(
    () =>
      [...document.querySelectorAll(".steps li, .ingredients li")].filter(
        (element) => getComputedStyle(element).breakInside !== "avoid",
      ).length,
  );
  expect(broken).toBe(0);
});
