import { expect, onTestFinished, test } from "vitest";
import { PASSWORD } from "../../tests/support/cast";
import { launchChromium } from "../../tests/support/chromium";
import { openTestServer } from "../../tests/support/server";
import { writeUsualRecipe } from "../../tests/support/usual-recipe";

const LINK = /<link rel="stylesheet"/;

test("a first visit gets inline styles, later pages link to the stylesheets", async () => {
  const server = await openTestServer();
  const path = `/recipe/view?id=${await writeUsualRecipe(server)}`;
  const pageFrom = async (site?: string) =>
    (await server.as("nobody", site ? { "Sec-Fetch-Site": site } : {})).get(path);
  for (const site of ["none", "cross-site"]) {
    const { text, headers } = await pageFrom(site);
    const [, nonce, styles] = /<style nonce="([^"]+)">([^<]+)<\/style><\/head>/.exec(text) ?? [];
    expect(text).not.toMatch(LINK);
    expect(styles).toContain(".recipe-photo");
    expect(headers.get("Content-Security-Policy")).toContain(`'nonce-${nonce}'`);
  }
  for (const site of ["same-origin", undefined]) {
    const { text } = await pageFrom(site);
    expect(text).toMatch(LINK);
    expect(text).not.toContain("<style");
  }
});

test("the first page after signing in on a new browser gets inline styles", async () => {
  const server = await openTestServer();
  const browser = await server.as("nobody", { "Sec-Fetch-Site": "same-origin" });
  const login = { email: "bob@popote.example", password: PASSWORD };
  const stylesAfterLogin = async () => {
    expect((await browser.post("/login", login)).status).toBe(303);
    return [(await browser.get("/home")).text, (await browser.get("/home")).text];
  };
  const [first, second] = await stylesAfterLogin();
  expect(first).not.toMatch(LINK);
  expect(first).toContain("<style nonce");
  expect(second).toMatch(LINK);
  browser.cookies.delete("session");
  expect((await stylesAfterLogin())[0]).toMatch(LINK);
});

test("inline styles work without script, and become links once scripts run", async () => {
  const server = await openTestServer();
  const address = `${server.origin}/recipe/view?id=${await writeUsualRecipe(server)}`;
  const browser = await launchChromium();
  onTestFinished(() => browser.close());
  for (const javaScriptEnabled of [false, true]) {
    const page = await (await browser.newContext({ javaScriptEnabled })).newPage();
    await page.goto(address);
    if (javaScriptEnabled) {
      await page.waitForSelector('link[rel="stylesheet"]', { state: "attached" });
      await page.waitForSelector("head > style", { state: "detached" });
    }
    const radius = page
      .locator(".recipe-photo")
      .evaluate((photo) => getComputedStyle(photo).borderRadius);
    expect(await radius).not.toBe("0px");
    expect(await page.locator("head > style").count()).toBe(javaScriptEnabled ? 0 : 1);
  }
});
