import type { Element } from "domhandler";
import { extractText } from "../../pages/html/html-to-text";
import { isElement, parseHtml, walkElements } from "../../pages/html/parse-html";
import { fillGaps } from "../../pages/merge-recipes";
import type { ParsedRecipe } from "../../parsed-recipe";
import { buildRecipe } from "../build-recipe";
import { hasWord } from "../html-programs";
import { collectFieldTexts } from "../named-fields";

export function withPaprikaNotes(recipe: ParsedRecipe, html: string): ParsedRecipe {
  if (!html.includes('class="infobox"')) return recipe;
  const elements = [...walkElements(parseHtml(html))];
  const metadata = elements.find((each) => hasWord(each, "class", "metadata"));
  const labels = (metadata?.children ?? []).filter((node) => isElement(node) && node.name === "b");
  const facts = labels.map((label) => [extractText(label), textBehind(label)] as [string, string]);
  const { preparation, cooking, total, yield: servings } = collectFieldTexts(facts);
  const told = buildRecipe({ preparation, cooking, total, yield: servings });
  const comments = elements.filter((each) => each.attribs.itemprop === "comment");
  const notes = comments.find((each) => hasWord(each, "class", "notes"));
  const tips = [...recipe.tips, ...(notes ? paragraphsIn(notes) : [])];
  return { ...fillGaps(recipe, told), tips };
}

function textBehind(label: Element["children"][number]): string {
  const values = [label.next, label.next?.next].flatMap((node) => (node ? extractText(node) : []));
  return values.find(Boolean) ?? "";
}

function paragraphsIn(element: Element): string[] {
  const paragraphs = element.children.map((node) => extractText(node)).filter(Boolean);
  return paragraphs.length > 0 ? paragraphs : [extractText(element)].filter(Boolean);
}
