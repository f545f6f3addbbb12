import { extractText } from "../page";
import { isCertain } from "./checks";
import { detectColour } from "./colours";
import type { Dish, Kitchen } from "./kitchen";

/** Searches each dish by its word; its image must be complete. */
export async function findServedFaults({ cooks }: Kitchen, dishes: Dish[]): Promise<string[]> {
  const wrong: string[] = [];
  const client = cooks[0]?.client;
  if (!client) return ["nobody looks"];
  for (const dish of dishes.filter(isCertain)) {
    const [content] = dish.content.values;
    const found = extractText((await client.get(`/search?search=${dish.word}`)).text);
    if (!found.includes(content?.title ?? "")) wrong.push(`not found: ${content?.title}`);
    const page = (await client.get(`/recipe/view?id=${dish.id}`)).text;
    const [image] = /\/image\/recipes\/\d+-v\d+\.webp/.exec(page) ?? [];
    const colour = image ? await detectColour((await client.get(image)).bytes) : null;
    if (colour !== dish.colour.values[0])
      wrong.push(`image of ${dish.word}: ${colour}, not ${dish.colour.values[0]}`);
  }
  return wrong;
}
