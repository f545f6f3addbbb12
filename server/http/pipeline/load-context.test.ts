import { once } from "node:events";
import type { AddressInfo } from "node:net";
import express from "express";
import { expect, onTestFinished, test } from "vitest";
import { openTestDatabase } from "../../../tests/support/database";
import { readConfig } from "../../platform/config";
import { type BackgroundServices, createContextFactory, getClientAddress } from "./load-context";
import { createLoginRateLimit } from "./login-rate-limit";

test("nothing can be written to the request context", async () => {
  const { db, files } = openTestDatabase();
  const createContext = createContextFactory(
    db,
    files,
    readConfig({}),
    () => "http://popote.example",
    createLoginRateLimit(getClientAddress),
    {} as BackgroundServices,
  );
  const app = express();
  app.get("/", (request, response) => {
    const context = createContext(request, response);
    const writes = [
      () => {
        // @ts-expect-error: a field is read-only.
        context.origin = "http://other.example";
      },
      () => {
        // @ts-expect-error: and no other may be added.
        context.hasFormErrors = true;
      },
    ];
    response.json(writes.map(throwsTypeError));
  });
  const server = app.listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  expect(await answer.json()).toEqual([true, true]);
});

function throwsTypeError(act: () => void): boolean {
  try {
    act();
    return false;
  } catch (error) {
    return error instanceof TypeError;
  }
}
