import type { Placeholder } from "#domain/recipe/placeholder";
import { CATEGORIES } from "#domain/recipe/recipe";
import parts from "./placeholder-parts.json";

const { cloths, motifs, tools, dishes } = parts;
const TILTS = [0, -14, 22, -32, 12, -20, 17];
const CATEGORY_STEP = 2;
const TOOL_STYLE = ".t{fill:none;stroke:#9aa89e;stroke-width:6;stroke-linejoin:round}";

/**
 * Draws a set table from above: an SVG of less than 1,000 bytes.
 * Its dark colours are its own, as an image follows the color-scheme of its page.
 */
export function drawPlaceholder({ category, variant }: Placeholder): string {
  const dish = dishes[category];
  const lap = Math.floor(variant / cloths.length);
  const cloth = pick(cloths, variant + CATEGORY_STEP * CATEGORIES.indexOf(category));
  // In the second lap the colours meet other motifs and foods, and the table is mirrored.
  const motif = pick(motifs, variant + lap * 2);
  const [food = "", garnish = ""] = pick(dish.foods, variant + lap * 3);
  const tool = dish.tools.length > 0 ? drawTool(pick(dish.tools, variant), variant) : "";
  const shapes = dish.shapes.replaceAll("$food", food).replaceAll("$garnish", garnish);
  const mirrored = lap % 2 === 1 ? " transform='matrix(-1 0 0 1 400 0)'" : "";
  return (
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 400 300'><style>${styleCloth(cloth)}` +
    `${tool.includes("class='t'") ? TOOL_STYLE : ""}</style><path class='b' d='M0 0h400v300H0z'/>` +
    `<g class='a' stroke-linecap='round'${mirrored}><path class='c' d='${motif}'/>${tool}` +
    `<g transform='translate(${variant % 2 === 0 ? 206 : 190} 150)rotate(${pick(TILTS, variant)})'>` +
    `${shapes}</g></g></svg>`
  );
}

function styleCloth({ light, dark }: (typeof cloths)[number]): string {
  const fill = ([ground, motif]: string[]) => `.b{fill:${ground}}.c{fill:${motif}}`;
  return `${fill(light)}@media(prefers-color-scheme:dark){${fill(dark)}.a{opacity:.8}}`;
}

function drawTool(name: string, variant: number): string {
  const [x, turn] = variant % 2 === 0 ? [337, 8] : [35, -8];
  return `<g transform='translate(${x} 154)rotate(${turn})'>${tools[name as keyof typeof tools]}</g>`;
}

function pick<Item>(items: readonly Item[], at: number): Item {
  return items[at % items.length] as Item;
}
