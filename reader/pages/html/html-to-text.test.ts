import { expect, test } from "vitest";
import { expectLinear } from "../../../tests/support/cpu-time";
import { MAX_TEXT } from "../reading-limits";
import { htmlToText } from "./html-to-text";

const READ: [string, string][] = [
  ["salt & pepper", "salt & pepper"],
  ["cr&egrave;me br&ucirc;l&eacute;e", "crème brûlée"],
  ["cr&amp;egrave;me", "crème"],
  ["l&amp;#039;huile d&#8217;olive", "l'huile d’olive"],
  ["350&deg;F", "350°F"],
  ["1&nbsp;cup&#160;milk", "1 cup milk"],
  ["1\u200b cup\u00ad", "1 cup"],
  ["<p>Mix.</p><p>Bake\n  well.</p>", "Mix.\nBake well."],
  ["Mix.<br>Bake.<br/>Cool.", "Mix.\nBake.\nCool."],
  ["<ol><li>Mix</li><li>Bake</li></ol>Serve", "Mix\nBake\nServe"],
  ["Mix.\nBake.\r\n\r\nCool.", "Mix.\nBake.\nCool."],
  ["Mix.\\r\\nBake.\\nCool.", "Mix.\nBake.\nCool."],
  ["Use <b>very</b> ripe <a href='/p'>plums</a>", "Use very ripe plums"],
  ["&lt;p&gt;Mix&lt;/p&gt;&lt;p&gt;Bake&lt;/p&gt;", "Mix\nBake"],
  ["bake < 10 min", "bake < 10 min"],
  ["bake <10 min & rest", "bake <10 min & rest"],
  ["of 2 sizes, 5 <y", "of 2 sizes, 5 <y"],
  ["I <3 pie", "I <3 pie"],
  ["Pie<script>alert('x')</script><style>p{}</style>", "Pie"],
  ["<!-- hidden -->Pie", "Pie"],
  ["<img src=x onerror=alert(1)>Pie", "Pie"],
  ["&amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt;Pie", "Pie"],
  ["<<b>script>alert(1)<</b>/script>Pie", "Pie"],
  ["<table><tr><td>200 g</td><td>flour</td></tr></table>", "200 g flour"],
  ["<b class='amount'>2</b><b class='unit'>cups</b><b class='name'>milk</b>", "2 cups milk"],
  ["<b>200</b><b>g</b>", "200 g"],
  ["For <select><option>1</option><option selected>6</option></select> people", "For 6 people"],
  ["<em>jala</em><em>peño</em>", "jalapeño"],
  ["1<sup>1</sup>/<sub>2</sub> cups", "1 1/2 cups"],
  ["<sup>1</sup>&frasl;<sub>2</sub> cup, H<sub>2</sub>O, 10<sup>2</sup>", "1⁄2 cup, H2O, 102"],
  ["", ""],
];

test.each(READ)("the text of %j is %j", (html, text) => {
  expect(htmlToText(html)).toBe(text);
});

test("texts are cut at the limit", () => {
  expect(htmlToText("a".repeat(MAX_TEXT * 10))).toHaveLength(MAX_TEXT);
  expect(htmlToText("<p>abc</p>".repeat(MAX_TEXT)).length).toBeLessThanOrEqual(MAX_TEXT);
});

test.each(["<a", "&", "&amp;", "<!--", "<p", "&lt;b", "<b>", "</b>", " \n", "<![CDATA["])(
  "a text of only %j is read in linear time",
  async (part) => {
    await expectLinear((length) => htmlToText(part.repeat(length / part.length)), 5 * MAX_TEXT);
  },
);
