import { data, redirect } from "@remix-run/node";
import { expect, test } from "vitest";
import type { RequestContext } from "./load-context-type";
import { collectResponse, getPageResponse, respond } from "./page-response";

const GET = new Request("http://popote.example/explore");
const POST = new Request("http://popote.example/recipe/edit", { method: "POST" });
const busy = { status: 503, headers: { "Retry-After": "5" } };

function openRequest() {
  const context = {} as RequestContext;
  const run = (request: Request, act: () => Promise<unknown>) =>
    collectResponse({ request, context }, act).catch(() => undefined);
  return { context, run };
}

test("the renderer gets a page loader's response, and the root's loader does not change it", async () => {
  const { context, run } = openRequest();
  const head = { title: "Soup" };
  await run(GET, async () => respond({ recipes: [] }, { head, caching: { kind: "rendering" } }));
  await run(GET, async () => data({ viewer: null }, { headers: [["Set-Cookie", "locale=fr"]] }));
  await run(GET, async () => null);
  expect(getPageResponse(context)).toEqual({ head, caching: { kind: "rendering" } });
});

test.each<[answers: string, request: Request, act: () => Promise<unknown>, hasErrors: unknown]>([
  ["an action's 400", POST, async () => data(null, { status: 400 }), true],
  ["an action's 200", POST, async () => data(null), false],
  ["an action's redirect", POST, async () => redirect("/home", 303), false],
  ["an action's refusal", POST, () => Promise.reject(data(null, { status: 404 })), undefined],
  ["a loader's 403", GET, async () => data(null, { status: 403 }), undefined],
])("only a form that was sent back has errors: %s", async (_answer, request, act, hasErrors) => {
  const { context, run } = openRequest();
  await run(request, act);
  expect(getPageResponse(context).hasFormErrors).toBe(hasErrors);
});

test("Retry-After is kept from an action's reply and from a refusal", async () => {
  for (const act of [async () => data(null, busy), () => Promise.reject(data(null, busy))]) {
    const { context, run } = openRequest();
    await run(POST, act);
    await run(GET, async () => data({ viewer: null }));
    expect(getPageResponse(context).retryAfter).toBe("5");
  }
});

test("two requests keep their responses apart", async () => {
  const [one, other] = [openRequest(), openRequest()];
  await one.run(GET, async () => respond(null, { head: { title: "Soup" } }));
  expect(getPageResponse(other.context)).toEqual({});
});
