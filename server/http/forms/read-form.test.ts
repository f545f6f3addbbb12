import { expect, test } from "vitest";
import { openTestServer } from "../../../tests/support/server";

const CUT_OFF = [
  "--cut",
  'Content-Disposition: form-data; name="image"; filename="dish.jpg"',
  "Content-Type: image/jpeg",
  "",
  "half of it",
].join("\r\n");

test.each(["/login", "/recipe/edit"])(
  "a form sent to %s that ends within its file, or has no boundary, is just an invalid request",
  async (address) => {
    const server = await openTestServer();
    const alice = await server.as(address === "/login" ? "nobody" : "alice");
    const Cookie = `session=${alice.cookies.get("session") ?? ""}`;
    for (const type of [
      "multipart/form-data; boundary=cut",
      'multipart/form-data; x="boundary=cut"',
    ]) {
      const answer = await fetch(server.origin + address, {
        method: "POST",
        headers: { "Content-Type": type, Origin: server.origin, Cookie },
        body: CUT_OFF,
      });
      expect(answer.status).toBe(400);
    }
    expect((await alice.get("/health")).status).toBe(200);
  },
);
