import { Suspense } from "react";
import { expect, test } from "vitest";
import { renderNode } from "./render-node";

function Broken(): never {
  throw new Error("broken");
}

test("a page with a part that cannot be rendered is an error, not a page without it", async () => {
  const page = (part: JSX.Element) => (
    <main>
      <Suspense>{part}</Suspense>
    </main>
  );
  expect(await renderNode(page(<b>Soup</b>), "nonce")).toContain("<b>Soup</b>");
  await expect(renderNode(page(<Broken />), "nonce")).rejects.toThrow("broken");
  await expect(renderNode(<Broken />, "nonce")).rejects.toThrow("broken");
});
