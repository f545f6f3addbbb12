import { expect, test } from "vitest";
import { openOutside } from "../../../tests/support/outside";
import { fetchImage, fetchPage } from "./page";
import { Unreachable } from "./unreachable";

const open = () =>
  openOutside(({ url = "" }, response) => {
    const asked = new URL(url, "http://recipes.example").searchParams;
    const type = asked.get("type");
    if (type) response.setHeader("Content-Type", type);
    response.end(Buffer.alloc(Number(asked.get("bytes") ?? 1), "\xe8", "latin1"));
  });

const catchReason = (fetching: Promise<unknown>) =>
  fetching.then(
    () => "fetched",
    (error) => (error instanceof Unreachable ? error.reason : error),
  );

test.each([
  ["text/html; charset=iso-8859-1", "è"],
  ["application/xhtml+xml", "è"],
  ["application/ld+json;charset=latin1", "è"],
  ["application/json", "è"],
  ["text/plain", "è"],
  ["", "è"],
])("content type %j is read as a page", async (type, html) => {
  const { address, outgoing } = await open();
  const place = address(`/?type=${encodeURIComponent(type)}`);
  expect(await fetchPage(place, outgoing)).toEqual({ address: place, html });
});

test.each([
  "image/png",
  "application/pdf",
  "application/octet-stream",
  "application/jsonish",
  "video/mp4",
])("content type %s is not read as a page", async (type) => {
  const { address, outgoing } = await open();
  expect(await catchReason(fetchPage(address(`/?type=${type}`), outgoing))).toBe("wrongType");
});

test("an image is fetched unchanged; another content type is refused", async () => {
  const { address, outgoing } = await open();
  for (const type of ["image/jpeg", "application/octet-stream"]) {
    expect(await fetchImage(address(`/?type=${type}`), outgoing)).toEqual(Buffer.from([0xe8]));
  }
  for (const type of ["text/html", "application/pdf", ""]) {
    expect(await catchReason(fetchImage(address(`/?type=${type}`), outgoing))).toBe("wrongType");
  }
});

test("a page has at most 5 MB, an image at most 10", async () => {
  const { address, outgoing } = await open();
  const page = (bytes: number) => address(`/?type=text/html&bytes=${bytes}`);
  const image = (bytes: number) => address(`/?type=image/png&bytes=${bytes}`);
  const MB = 1024 * 1024;
  expect(await catchReason(fetchPage(page(5 * MB), outgoing))).toBe("fetched");
  expect(await catchReason(fetchPage(page(5 * MB + 1), outgoing))).toBe("tooLarge");
  expect(await catchReason(fetchImage(image(10 * MB), outgoing))).toBe("fetched");
  expect(await catchReason(fetchImage(image(10 * MB + 1), outgoing))).toBe("tooLarge");
});
