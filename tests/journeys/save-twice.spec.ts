import { paths } from "#domain/site/paths";
import { expectAccessible } from "../support/journey-accessible";
import { createGate } from "../support/journey-gate";
import { expect, test, waitUntilHydrated } from "../support/journey-test";
import { logIn } from "./pages/login";
import { isAnswerToForm, recipeForm } from "./pages/recipe-form";
import { recipePage } from "./pages/recipe-page";

test("pressing Save twice makes one recipe", async ({ popote, visitor, noise }) => {
  const { page, hasScript } = visitor;
  if (hasScript) noise.expectAbsence();
  await logIn(visitor, await popote.addAccount("Alice", visitor.locale));
  const form = recipeForm(visitor);
  await form.open(undefined, "text");
  await form.title.fill("Crêpes");
  await form.methodBox.fill("Whisk.");

  // Hold the first response until Save is pressed again: by then the server has the recipe.
  const firstAnswer = createGate<number>();
  const secondPress = createGate();
  await page.route(
    paths.recipeEdit(),
    async (route) => {
      const answer = await route.fetch({ maxRedirects: 0 });
      firstAnswer.open(answer.status());
      await secondPress.opened;
      await route.abort();
    },
    { times: 1 },
  );
  const press = await form.saveBlindly();
  await press();
  if (hasScript) await expect(form.saveButton).toHaveAttribute("aria-busy", "true");
  expect(await firstAnswer.opened).toBe(hasScript ? 204 : 303);
  const answers = page.waitForResponse(isAnswerToForm);
  await press();
  // With script a second press does not resend the pending form; once that fails, it is sent again.
  if (hasScript) secondPress.open();
  expect((await answers).status()).toBe(303);
  secondPress.open();
  await recipePage(visitor).expectSaved("Crêpes");

  await page.goto(paths.recipeList());
  await waitUntilHydrated(visitor);
  await expect(page.getByRole("article").getByRole("heading")).toHaveText(["Crêpes"]);
  await expectAccessible(page);
});
