import { expect, test } from "vitest";
import { fetchOutcome, sendRedirects, sendText } from "../../../tests/support/fetching";
import { openOutside, PUBLIC } from "../../../tests/support/outside";
import { DEFAULT_POLICY } from "./outgoing-policy";

test.each([
  ["http://127.0.0.1:PORT/", "forbiddenAddress"],
  ["http://[::ffff:127.0.0.1]:PORT/", "forbiddenAddress"],
  ["http://[::ffff:127.0.0.2]:PORT/", "forbiddenAddress"],
  ["http://[::1]:PORT/", "forbiddenAddress"],
  ["http://0.0.0.0:PORT/", "forbiddenAddress"],
  ["http://localhost:PORT/", "forbiddenAddress"],
  ["http://169.254.169.254:PORT/latest/meta-data/", "forbiddenAddress"],
  ["http://me:secret@recipes.example:PORT/", "credentials"],
  ["http://recipes.example:22/", "port"],
  ["http://recipes.example/", "port"],
  ["file:///etc/passwd", "scheme"],
  ["data:text/html,hello", "scheme"],
  ["javascript:alert(1)", "scheme"],
  ["gopher://recipes.example:PORT/", "scheme"],
  ["http://", "notAnAddress"],
  [`/${"a".repeat(3_000)}`, "notAnAddress"],
])("a redirect to %s is refused: %s", async (place, reason) => {
  const places = { "/start": "" };
  const outside = await openOutside(sendRedirects(places));
  places["/start"] = place.replace("PORT", String(outside.port));
  expect(await fetchOutcome(outside.address("/start"), outside.outgoing)).toBe(reason);
  expect(outside.requests).toHaveLength(1);
});

test.each([
  ["", "notAnAddress"],
  ["recipes.example/soup", "notAnAddress"],
  ["/home", "notAnAddress"],
  ["http://recipes.example:8080/", "port"],
  ["https://recipes.example:25/", "port"],
  ["ftp://recipes.example/", "scheme"],
  ["FILE:///etc/passwd", "scheme"],
  ["http://user:pw@recipes.example/", "credentials"],
  ["http://user@recipes.example/", "credentials"],
  ["http://:pw@recipes.example/", "credentials"],
  ["http://127.0.0.1/", "forbiddenAddress"],
  ["https://127.0.0.1:80/", "forbiddenAddress"],
  ["http://0x7f.1/", "forbiddenAddress"],
  ["http://0177.0.0.1/", "forbiddenAddress"],
  ["http://2130706433/", "forbiddenAddress"],
  ["http://127.1/", "forbiddenAddress"],
  ["http://127.0.0.1./", "forbiddenAddress"],
  ["http://127.0.0.1../", "forbiddenAddress"],
  ["http://0/", "forbiddenAddress"],
  ["http://１２７.0.0.1/", "forbiddenAddress"],
  ["http://127。0。0。1/", "forbiddenAddress"],
  ["http://%31%32%37.0.0.1/", "forbiddenAddress"],
  ["http:\\\\127.0.0.1\\", "forbiddenAddress"],
  ["http:127.0.0.1", "forbiddenAddress"],
  ["http://1.1.1.1@127.0.0.1/", "credentials"],
  ["http://[::]/", "forbiddenAddress"],
  ["http://[::1]/", "forbiddenAddress"],
  ["http://[0:0:0:0:0:ffff:7f00:1]/", "forbiddenAddress"],
  ["http://[::127.0.0.1]/", "forbiddenAddress"],
  ["http://[64:ff9b::7f00:1]/", "forbiddenAddress"],
  ["http://[fd00::1]/", "forbiddenAddress"],
  ["http://[fd00:ec2::254]/", "forbiddenAddress"],
  ["http://[fe80::1%25eth0]/", "notAnAddress"],
  ["http://169.254.169.254/", "forbiddenAddress"],
  ["http://100.64.0.1/", "forbiddenAddress"],
  ["http://localhost/", "forbiddenAddress"],
  ["http://localhost./", "forbiddenAddress"],
  ["http://LOCALHOST/", "forbiddenAddress"],
  ["http://ⓛocalhost/", "forbiddenAddress"],
  ["http://a.localhost/", "forbiddenAddress"],
  ["http://router/", "forbiddenAddress"],
  ["http://printer.local/", "forbiddenAddress"],
  ["http://metadata.google.internal/", "forbiddenAddress"],
  ["http://nas.home.arpa/", "forbiddenAddress"],
  ["http://nas.home.arpa../", "forbiddenAddress"],
])("%s is refused: %s", async (address, reason) => {
  const lookup = async () => {
    throw new Error("Nothing is looked up for it.");
  };
  expect(await fetchOutcome(address, { ...DEFAULT_POLICY, lookup })).toBe(reason);
});

test("the default policy allows the usual ports of public addresses", () => {
  expect(DEFAULT_POLICY.ports).toEqual([80, 443]);
  expect(["1.1.1.1", "127.0.0.1"].map(DEFAULT_POLICY.isAllowed)).toEqual([true, false]);
});

test("a name is looked up once, and the connection uses the checked address", async () => {
  const answers = [PUBLIC, "127.0.0.1"];
  const lookup = async () => [{ address: answers.shift() ?? "127.0.0.1", family: 4 }];
  const seen: (string | undefined)[] = [];
  const outside = await openOutside((request, response) => {
    seen.push(request.socket.localAddress);
    response.end("there");
  });
  const outgoing = { ...outside.outgoing, lookup };
  expect(await fetchOutcome(outside.address("/"), outgoing)).toBe("there");
  expect([seen, answers]).toEqual([[PUBLIC], ["127.0.0.1"]]);
  expect(await fetchOutcome(outside.address("/"), outgoing)).toBe("forbiddenAddress");
  expect(seen).toHaveLength(1);
});

test("a name that resolves to public and private addresses is refused", async () => {
  for (const inside of ["127.0.0.1", "10.0.0.1", "::1", "::ffff:127.0.0.1"]) {
    const outside = await openOutside(sendText("there"));
    const mixed = [PUBLIC, inside, PUBLIC].map((address) => ({ address, family: 4 }));
    const outgoing = { ...outside.outgoing, lookup: async () => mixed };
    expect(await fetchOutcome(outside.address("/"), outgoing)).toBe("forbiddenAddress");
    expect(outside.requests).toEqual([]);
  }
});

test("nothing is sent over a connection to an address that was not checked", async () => {
  const outside = await openOutside(sendText("there"));
  // The system connects to 127.0.0.1 for the unspecified address.
  const lookup = async () => [{ address: "0.0.0.0", family: 4 }];
  const outgoing = { ...outside.outgoing, lookup, isAllowed: () => true };
  expect(await fetchOutcome(outside.address("/"), outgoing)).toBe("forbiddenAddress");
  expect(outside.requests).toEqual([]);
});

test("a name without addresses is an unknown host", async () => {
  const { address, outgoing } = await openOutside(sendText("there"));
  const fails = () => Promise.reject(new Error("ENOTFOUND"));
  for (const lookup of [async () => [], fails]) {
    expect(await fetchOutcome(address("/"), { ...outgoing, lookup })).toBe("unknownHost");
  }
});
