import { escapeHtml } from "#server/http/documents/page-head";
import type { PlainRecipe } from "./plain-recipe";

export function article(recipe: PlainRecipe, origin: string): string {
  const { id, servings, nutrition, author, updated } = recipe;
  const language = `lang="${recipe.language}" dir="auto"`;
  const facts = recipe.facts.map(
    ({ shape, name, value }) => `<div>${icon(shape)}<dt>${name}</dt><dd>${value}</dd></div>`,
  );
  const lines = recipe.lines.map(({ amount, name, complement }) => {
    const more =
      complement && `<span ${language} class="complement">, ${escapeHtml(complement)}</span>`;
    return `<li>${amount ? `<b class="amount">${amount}</b>` : ""} <span dir="auto"><span>${escapeHtml(name)}</span>${more}</span></li>`;
  });
  const rows = nutrition.rows.map(
    ({ name, perServing, total }) =>
      `<tr><th scope="row">${name}</th><td>${perServing}</td><td>${total}</td></tr>`,
  );
  const notes = nutrition.notes.map(
    ({ about, names }) => `<li>${about} <b dir="auto">${escapeHtml(names)}</b></li>`,
  );
  const addressFor = (count: number) => `/recipe/view?id=${id}&amp;servings=${count}#ingredients`;
  return `<article class="recipe"><header class="recipe-header"><img class="recipe-photo" src="${recipe.photo}" srcset="${recipe.thumbnail} 400w, ${recipe.photo} 1600w" sizes="(max-width: 48em) 100vw, 60em" alt="${escapeHtml(recipe.photoWords)}" width="1600" height="1200"/><p class="chips"><span class="chip">Main dish</span></p><h1 ${language}>${escapeHtml(recipe.title)}</h1><p class="byline"><a href="/user/view?user=${author.id}">${escapeHtml(author.username)}</a> · <time datetime="${updated.iso}">${updated.words}</time></p><p class="lead" ${language}>${escapeHtml(recipe.description)}</p><dl class="facts">${facts.join("")}</dl>${actions(recipe, origin)}</header>
<div class="recipe-body"><section id="ingredients" class="recipe-ingredients card"><h2>Ingredients</h2><form method="get" action="/recipe/view?id=${id}#ingredients" class="servings" tabindex="-1"><input type="hidden" name="id" value="${id}"/><label for="servings">Servings</label><div class="servings-choice"><a class="icon-button" aria-label="One serving fewer" href="${addressFor(servings - 1)}">−</a><input id="servings" name="servings" inputmode="numeric" pattern="\\s*[1-9][0-9]{0,2}\\s*" title="A whole number from 1 to 999." required autocomplete="off" value="${servings}"/><a class="icon-button" aria-label="One serving more" href="${addressFor(servings + 1)}">+</a><button type="submit" class="button button-quiet">Adjust</button></div><p class="visually-hidden" aria-live="polite">Amounts for ${servings} servings</p></form><ul class="ingredients">${lines.join("")}</ul></section>
<div class="recipe-texts">${texts("Steps", recipe.steps, language, "steps")}${texts("Tips", recipe.tips, language, "tips")}<section class="nutrition card" aria-labelledby="nutrition"><h2 id="nutrition">Nutrition</h2><p>${nutrition.counted}</p><table aria-labelledby="nutrition"><thead><tr><td></td><th scope="col">Per serving</th><th scope="col">In total, ${servings} servings</th></tr></thead><tbody>${rows.join("")}</tbody></table><ul class="nutrition-notes">${notes.join("")}</ul><p><a href="/ingredient/data">Where the figures come from</a></p></section><p class="hint report-links"><a href="/report?recipe=${id}">Report this recipe</a> · <a href="/report?recipe=${id}&amp;image=1">Report its photo</a></p></div></div><p class="recipe-address">${origin}/recipe/view?id=${id}</p></article>`;
}

function actions({ id, isLiked, downloads }: PlainRecipe, origin: string): string {
  const flame = "M12 3c1 4 5 5 5 10a5 5 0 0 1-10 0c0-2 1-3 2-4 0 2 1 3 2 3 1-3-1-5 1-9z";
  const heart = "M12 20C5 15 3 12 3 8.5a4.5 4.5 0 0 1 9-1 4.5 4.5 0 0 1 9 1c0 3.5-2 6.5-9 11.5z";
  const share = "M12 15V3M8 7l4-4 4 4M7 11H5v10h14V11h-2";
  const more = "M6 12h.01M12 12h.01M18 12h.01";
  const items = downloads.map(
    ({ address, name }) =>
      `<li><a href="${escapeHtml(address)}" class="download-link">${name}</a></li>`,
  );
  return `<div class="actions"><a class="button button-primary" href="/recipe/cook?id=${id}">${icon(flame)}Cook</a><div class="like"><form method="post" action="/recipe/like?id=${id}"><input type="hidden" name="liked" value="${isLiked ? "no" : "yes"}"/><button type="submit" class="button button-quiet" aria-pressed="${isLiked}">${icon(heart)}Like</button></form></div><button type="button" class="button button-quiet share-button" popovertarget="share">${icon(share)}Share</button><div id="share" class="menu button-menu" popover="auto"><p class="menu-text share-address">${origin}/recipe/view?id=${id}</p></div><button type="button" class="button button-quiet" popovertarget="more">${icon(more)}More</button><div id="more" class="menu button-menu" popover="auto"><a class="button button-quiet" href="/cookbook/edit?addRecipe=${id}">Add to a cookbook</a><details class="downloads"><summary class="button button-quiet">Download</summary><ul>${items.join("")}</ul></details></div></div>`;
}

function texts(title: string, all: string[], language: string, name: string): string {
  const items = all.map(
    (text, index) => `<li id="${name}-${index + 1}" ${language}>${escapeHtml(text)}</li>`,
  );
  return `<section class="${name}"><h2>${title}</h2><ol>${items.join("")}</ol></section>`;
}

function icon(shape: string): string {
  return `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="${shape}"></path></svg>`;
}
