import { expect, test } from "vitest";
import { makeCookbook } from "../../tests/support/cookbooks";
import { writeRecipe } from "../../tests/support/recipes";
import { openTestServer } from "../../tests/support/server";

const MANY_FIELDS = Object.fromEntries(Array.from({ length: 2_001 }, (_, at) => [`f${at}`, ""]));

test("a user whose form is rejected still sees the signed-in shell", async () => {
  const server = await openTestServer();
  const recipe = await writeRecipe(server.db, "alice");
  const book = await makeCookbook(server.db, "alice");
  const charlie = await server.as("charlie");
  for (const [path, form, status] of [
    ["/user/follow", { intent: "follow", user: "999" }, 404],
    ["/user/follow", { intent: "none" }, 400],
    [`/recipe/view?id=${recipe}`, { intent: "delete" }, 403],
    ["/recipe/like?id=999", { liked: "yes" }, 404],
    [`/cookbook/view?cookbook=${book}`, { intent: "leave" }, 403],
    [`/cookbook/view?cookbook=${book}`, { intent: "delete" }, 403],
    ["/user/settings", { intent: "none" }, 400],
    ["/report?user=1", MANY_FIELDS, 413],
    ["/import/view?id=999", { intent: "drop" }, 404],
    ["/user/edit", MANY_FIELDS, 413],
  ] as const) {
    const answer = await charlie.post(path, form);
    const title = /<title>([^<]*)/.exec(answer.text)?.[1];
    expect({
      path,
      status: answer.status,
      isKnown: answer.text.includes('class="top-bar"') && answer.text.includes("Charlie"),
      isStranger: answer.text.includes('href="/signup"'),
      title,
    }).toEqual({
      path,
      status,
      isKnown: true,
      isStranger: false,
      title: expect.stringMatching(/^Error: /),
    });
  }
});
