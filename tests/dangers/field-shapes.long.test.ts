import { expect, test } from "vitest";
import { CAST } from "../support/cast";
import { makeEveryPage } from "../support/every-page";
import { extractForms, namesSentTwice, type PageForm } from "../support/forms";
import { openTestServer } from "../support/server";

const SHAPES: [shape: string, change: (form: PageForm, name: string) => FormData][] = [
  ["twice", (form, name) => formData(form, [[name, "1 egg"]])],
  ["as an object", (form, name) => renamed(form, name, `${name}.x`)],
  [
    "as a file",
    (form, name) => {
      const data = renamed(form, name, "nothing");
      data.append(name, new Blob(["1 egg"], { type: "text/plain" }), "egg.txt");
      return data;
    },
  ],
];

test("a field sent twice, nested or as a file breaks no form of any page", async () => {
  const server = await openTestServer();
  const { db, dataDir } = server;
  const pages = await makeEveryPage(db, dataDir, CAST.ada, CAST.bob);
  const ada = await server.as("ada");
  const nobody = await server.as("nobody");
  const known = [
    ...pages.visitor.map((page) => ({ ...page, client: nobody })),
    ...[...pages.reader, ...pages.writer, ...pages.administrator].map((page) => ({
      ...page,
      client: ada,
    })),
  ];
  const tried = new Set<string>();
  const failed: unknown[] = [];
  const sent = [];
  for (const { address, client } of known) {
    const { text } = await client.get(address);
    expect({ address, twice: namesSentTwice(text) }).toEqual({ address, twice: [] });
    for (const form of extractForms(text, address)) sent.push({ form, client });
  }
  for (const { form, client } of sent) {
    const action = form.action.split("?")[0];
    if (action === "/logout") continue;
    for (const [name] of form.fields) {
      const key = `${action} ${name.replace(/\d+/, "0")}`;
      if (tried.has(key)) continue;
      tried.add(key);
      const answers = SHAPES.map(async ([shape, change]) => {
        const { status } = await client.post(form.action, change(form, name));
        if (status >= 500) failed.push({ action, name, shape, status });
      });
      await Promise.all(answers);
    }
  }
  expect(failed).toEqual([]);
  expect(tried.size).toBeGreaterThan(100);
}, 180_000);

test("a field named like an Object.prototype property is an ordinary field", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  for (const name of ["__proto__", "constructor", "toString", "hasOwnProperty"]) {
    const form = new FormData();
    form.append("title", "Leek soup");
    form.append("visibility", "PRIVATE");
    form.append(name, "1 egg");
    expect((await alice.post("/recipe/edit", form)).status).toBeLessThan(500);
  }
});

function formData({ fields }: PageForm, more: [string, string][] = []): FormData {
  const form = new FormData();
  for (const [name, value] of fields) if (!form.has(name)) form.append(name, value);
  for (const [name, value] of more) form.append(name, value);
  return form;
}

function renamed(form: PageForm, name: string, other: string): FormData {
  const fields = form.fields.map(([each, value]): [string, string] => [
    each === name ? other : each,
    value,
  ]);
  return formData({ ...form, fields });
}
