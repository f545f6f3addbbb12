import { expect, test } from "vitest";
import { decodePage } from "./decode-page";

const latin1 = (text: string) => Buffer.from(text, "latin1");
const META = (says: string) => `<!DOCTYPE html><html><head><title>x</title>${says}</head>`;

test.each([
  ["UTF-8 without a declaration", Buffer.from("Crème"), "text/html", "Crème"],
  ["the header’s charset", latin1("Cr\xe8me"), "text/html; charset=ISO-8859-1", "Crème"],
  ["quotes and capitals", latin1("Cr\xe8me"), 'text/html; Charset = "Windows-1252"', "Crème"],
  [
    "Windows-1252 declared as Latin-1",
    latin1("l\x92\x9cuf \x80"),
    "text/html; charset=latin1",
    "l’œuf €",
  ],
  ["a meta", latin1(`${META('<meta charset="iso-8859-1">')}\xe8`), "text/html", "è"],
  [
    "an older meta",
    latin1(
      `${META('<META http-equiv=Content-Type content="text/html; charset=iso-8859-15">')}\xbd`,
    ),
    "",
    "œ",
  ],
  [
    "the header before the meta",
    Buffer.from(`${META("<meta charset=latin1>")}è`),
    "text/html; charset=utf-8",
    "è",
  ],
  [
    "a byte order mark before both",
    Buffer.from("\ufeffCrème"),
    "text/html; charset=latin1",
    "Crème",
  ],
  ["UTF-16 with a byte order mark", Buffer.from("\ufeffCrème", "utf16le"), "text/html", "Crème"],
  ["UTF-8 where a meta says UTF-16", Buffer.from(`${META("<meta charset=utf-16le>")}è`), "", "è"],
  ["UTF-8 for an unknown charset", Buffer.from("Crème"), "text/html; charset=klingon", "Crème"],
  ["Windows-1252 for invalid UTF-8 without a declaration", latin1("l\x92Cr\xe8me"), "", "l’Crème"],
  [
    "a replacement character for a few invalid bytes",
    Buffer.concat([Buffer.from("crème brûlée"), latin1("\xe8")]),
    "",
    "brûlée\ufffd",
  ],
  [
    "UTF-8 where as much is whole as broken",
    Buffer.concat([Buffer.from("Crème"), latin1("\xe8")]),
    "",
    "Crème\ufffd",
  ],
  [
    "Windows-1252 where the meta is too far down",
    latin1(`${" ".repeat(1_024)}${META("<meta charset=latin1>")}\xe8`),
    "",
    "è",
  ],
  ["UTF-16 without its mark", Buffer.from(`${META("")}Crème`, "utf16le"), "text/html", "Crème"],
  [
    "UTF-16 the other way round",
    Buffer.from(`${META("")}Crème`, "utf16le").swap16(),
    "text/html",
    "Crème",
  ],
])("a page is decoded: %s", (_, body, contentType, words) => {
  expect(decodePage(body, contentType).endsWith(words)).toBe(true);
});
