import { expect, onTestFinished, test } from "vitest";
import { launchChromium } from "../../../../tests/support/chromium";
import { extractFields, extractText } from "../../../../tests/support/page";
import { writeRecipe } from "../../../../tests/support/recipes";
import { openTestServer, type TestServer } from "../../../../tests/support/server";
import { writeUsualRecipe } from "../../../../tests/support/usual-recipe";

const extractLines = (html: string) =>
  [
    ...(/<ul class="ingredients">(.*?)<\/ul>/s.exec(html)?.[1] ?? "").matchAll(/<li>(.*?)<\/li>/gs),
  ].map(([, line = ""]) => extractText(line).trim());

const amount = (numerator: number, denominator = 1) => ({ numerator, denominator });

function writeCake({ db }: TestServer, own: number | null = 3): Promise<number> {
  return writeRecipe(db, "alice", {
    yield: own,
    steps: ["Mix."],
    ingredients: [
      { name: "Egg", amount: amount(1), unit: "UNIT", complement: "beaten" },
      { name: "Whole milk", amount: amount(1, 2), unit: "CUP", complement: "" },
      { name: "All-purpose flour", amount: amount(250), unit: "GRAM", complement: "" },
      { name: "Salt", amount: amount(66, 100), unit: "TEASPOON", complement: "" },
      { name: "Honey", amount: null, unit: "NONE", complement: "" },
    ],
  });
}

test("the servings in the URL scale every amount, rounded to kitchen measures", async () => {
  const server = await openTestServer();
  const id = await writeCake(server);
  const alice = await server.as("alice");
  const shown = async (query: string) => (await alice.get(`/recipe/view?id=${id}${query}`)).text;

  const written = await shown("");
  expect(extractLines(written)).toEqual([
    "1 Egg , beaten",
    "1/2\u00a0cup Whole milk",
    "250\u00a0g All-purpose flour",
    "2/3\u00a0tsp Salt",
    "Honey",
  ]);
  expect(extractFields(written)).toMatchObject({ id: String(id), servings: "3" });
  expect(written).not.toContain("Back to");

  const two = await shown("&servings=2");
  expect(extractLines(two)).toEqual([
    "2/3 Egg , beaten",
    "1/3\u00a0cup Whole milk",
    "167\u00a0g All-purpose flour",
    "1/2\u00a0tsp Salt",
    "Honey",
  ]);
  expect(extractText(two)).toContain("Makes 2 servings");
  expect(extractText(two)).toContain("Back to 3 servings");
  expect(extractLines(await shown("&servings=12"))[1]).toBe("2\u00a0cups Whole milk");
});

test("amounts and units are localised in French", async () => {
  const server = await openTestServer();
  const id = await writeCake(server);
  const alice = await server.as("alice", { "Accept-Language": "fr" });
  const { text } = await alice.get(`/recipe/view?id=${id}&servings=12`);
  expect(extractLines(text).slice(0, 2)).toEqual(["4 Œufs , beaten", "2\u00a0tasses Lait entier"]);
  expect(extractText(text)).toContain("Revenir à 3 portions");
});

test("the links for one more and one fewer stop at 999 and 1", async () => {
  const server = await openTestServer();
  const id = await writeCake(server);
  const alice = await server.as("alice");
  const links = async (servings: number) => {
    const { text } = await alice.get(`/recipe/view?id=${id}&servings=${servings}`);
    return ["fewer", "more"].map((way) => {
      const [tag = ""] =
        new RegExp(`<a [^>]*aria-label="One serving ${way}"[^>]*>`).exec(text) ?? [];
      return `${/servings=(\d+)/.exec(tag)?.[1]}${tag.includes("aria-disabled") ? " (off)" : ""}`;
    });
  };
  expect(await links(5)).toEqual(["4", "6"]);
  expect(await links(1)).toEqual(["1 (off)", "2"]);
  expect(await links(999)).toEqual(["998", "999 (off)"]);
});

test("invalid servings are reported at the field, and the recipe is shown unscaled", async () => {
  const server = await openTestServer();
  const id = await writeCake(server);
  const alice = await server.as("alice");
  for (const wrong of ["0", "1000", "2.5", "-1", "", "four", "1e2", "9".repeat(300)]) {
    const answer = await alice.get(`/recipe/view?id=${id}&servings=${wrong}`);
    expect({ wrong, status: answer.status }).toEqual({ wrong, status: 200 });
    expect(extractLines(answer.text)[0]).toBe("1 Egg , beaten");
    const [field = ""] = /<input [^>]*name="servings"[^>]*>/.exec(answer.text) ?? [];
    expect(field).toContain('aria-invalid="true"');
    const described = /aria-describedby="([^"]+)"/.exec(field)?.[1];
    const problem = new RegExp(`<p id="${described}"[^>]*>(.*?)</p>`, "s").exec(answer.text)?.[1];
    expect(extractText(problem ?? "")).toBe(
      "A whole number from 1 to 999. This is the recipe as written, for 3 servings.",
    );
    expect(extractFields(answer.text).servings).toBe(wrong);
  }
  const { text } = await alice.get(`/recipe/view?id=${id}&servings=4`);
  expect(text).not.toContain("aria-invalid");
});

test("a recipe without a yield is scaled by half, twice or three times", async () => {
  const server = await openTestServer();
  const id = await writeCake(server, null);
  const alice = await server.as("alice");
  const get = async (page: string, query: string) =>
    (await alice.get(`/recipe/${page}?id=${id}${query}`)).text;
  const written = await get("view", "&servings=9");
  expect(extractLines(written)[2]).toBe("250\u00a0g All-purpose flour");
  expect(written).not.toContain('name="servings"');
  expect([...written.matchAll(/<button [^>]*name="times"[^>]*value="([^"]+)"/g)]).toMatchObject([
    { 1: "1/2" },
    { 1: "2" },
    { 1: "3" },
  ]);
  for (const page of ["view", "cook", "print"]) {
    for (const [times, grams, mark] of [
      ["1/2", "125\u00a0g", "Ingredients × ½"],
      ["3", "750\u00a0g", "Ingredients × 3"],
      ["101", "250\u00a0g", "Ingredients"],
      ["1/0", "250\u00a0g", "Ingredients"],
    ] as const) {
      const text = await get(page, `&times=${encodeURIComponent(times)}`);
      expect([page, times, extractText(text)]).toEqual([
        page,
        times,
        expect.stringContaining(grams),
      ]);
      const heading = /<h2>(Ingredients.*?)<\/h2>/.exec(text)?.[1];
      expect([page, times, heading]).toEqual([page, times, mark]);
    }
  }
  const twice = await get("view", "&times=2");
  expect(twice).toContain(`href="/recipe/cook?id=${id}&amp;times=2"`);
  expect(twice).toContain(`href="/recipe/print?id=${id}&amp;times=2"`);
  expect(/<button [^>]*aria-pressed="true"[^>]*>(.*?)<\/button>/.exec(twice)?.[1]).toBe(" × 2");
});

test("without ingredients there is no control to scale", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const bare = await writeRecipe(server.db, "alice", { yield: 4 });
  const empty = await alice.get(`/recipe/view?id=${bare}&servings=9`);
  expect(extractText(empty.text)).toContain("Makes 4 servings");
  expect(empty.text).not.toMatch(/name="(servings|times)"/);
});

test("with script the page updates in place without a request", async () => {
  const server = await openTestServer();
  const id = await writeUsualRecipe(server);
  const browser = await launchChromium();
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ locale: "en" });
  await page.goto(`${server.origin}/recipe/view?id=${id}`);
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith("__react")));
  await page.waitForLoadState("networkidle");
  const asked: string[] = [];
  page.on("request", (request) => {
    // Ignores the route manifest, which Remix fetches when the page is idle.
    const isMap = new URL(request.url()).pathname === "/__manifest";
    if (request.resourceType() === "fetch" && !isMap) asked.push(request.url());
  });
  const first = page.locator(".ingredients li").first();
  const field = page.getByLabel("Servings", { exact: true });
  const total = page.getByRole("columnheader").last();
  const expectShown = async (servings: number, grams: string) => {
    await first.getByText(grams).waitFor();
    expect(await field.inputValue()).toBe(String(servings));
    expect(await total.textContent()).toContain(`${servings}\u00a0servings`);
    expect(await page.locator(".facts dd").first().textContent()).toBe(`${servings} servings`);
  };

  await page.getByRole("link", { name: "One serving more" }).click();
  await expectShown(7, "1400\u00a0g");
  expect(new URL(page.url()).search).toBe(`?id=${id}&servings=7`);
  await field.fill("12");
  await expectShown(12, "2400\u00a0g");
  await field.fill("0");
  await page.getByText("A whole number from 1 to 999.").waitFor();
  await expectShownStill(page.url());
  await page.getByRole("link", { name: "Back to 6 servings" }).click();
  await expectShown(6, "1200\u00a0g");
  expect(asked.join("\n")).toBe("");

  await page.goto(`${server.origin}/recipe/view?id=${id}&servings=3`);
  await expectShown(3, "600\u00a0g");

  async function expectShownStill(address: string) {
    expect(new URL(address).searchParams.get("servings")).toBe("12");
    expect(await first.textContent()).toContain("2400\u00a0g");
  }
});
