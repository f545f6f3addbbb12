/** A copy loads nothing and sends nothing. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const INERT = "form,button,dialog,[popover],.actions{display:none!important}";
/** The worker keeps what is ticked in the copy of a shopping list. */
const LIST_POLICY = POLICY.replace("form-action 'none'", "form-action 'self'");
const TICKABLE =
  "form:has(>.shopping-lines){display:block!important}.shopping-row .shopping-line{display:flex!important}";
const TICK_BUTTON = /<button[^>]* name="(?:un)?tick" value="([\d,]+)"[^>]*>/g;

/** Reduces a page to its main element with inlined styles and small images, without script. */
export async function createCopy(html) {
  const head = html.slice(0, html.indexOf("</head>"));
  const find = (pattern, text = head) => pattern.exec(text)?.[1] ?? "";
  const language = find(/<html[^>]* lang="(\w+)"/);
  const shown = find(/(<main\b.*<\/main>)/s, html);
  const viewer = find(/<div class="shopping" data-viewer="(\d+)"/, shown);
  const title = viewer
    ? find(/<h1>(?:<span[^>]*>)?([^<]*)/, shown)
    : find(/<title>(.*?) · Popote<\/title>/s);
  if (!shown) throw new Error("A page without a main part");
  const words = shown
    .replace(/<p class="snackbar".*?<\/p>/s, "")
    .replace(/<(script)\b.*?<\/script>/gs, "")
    .replace(/ (srcset|sizes|loading)="[^"]*"/gi, "");
  const plain = POPOTE.smallImages.reduce((all, pair) => all.replaceAll(...pair), words);
  const sheets = [
    ...head.matchAll(/<link[^>]* rel="?stylesheet"?[^>]*>|<(style)[^>]*>(.*?)<\/style>/gs),
  ];
  const styles = await Promise.all(
    sheets.map(async ([sheet, , inside]) => {
      const style = inside ?? (await textAt(find(/ href="([^"]+)"/, sheet)));
      return `@media ${find(/ media="([^"]+)"/, sheet) || "all"}{${style}}`;
    }),
  );
  const images = new Set([...plain.matchAll(/ src="(\/[^"]+)"/g)].map(([, source]) => source));
  const main = await [...images].reduce(async (text, source) => {
    return (await text).replaceAll(
      `src="${source}"`,
      `src="${await dataAt(source).catch(() => "")}"`,
    );
  }, plain);
  const page = renderPage(language, title, [...styles, INERT, viewer && TICKABLE].join("\n"), main);
  return new Response(page, {
    headers: {
      ...buildHeaders(page),
      "X-Kept": new Date().toISOString(),
      "X-Language": language,
      "X-Viewer": viewer,
      "X-Title": encodeURIComponent(title),
    },
  });
}

/** With `ticks`, the copy of a shopping list: lines can be ticked, and these are. */
export async function showCopy(copy, url, ticks) {
  const language = copy.headers.get("X-Language");
  const { texts } = textsIn(language);
  const when = formatTime(copy, language);
  const notice = `<p class="notice">${texts.copy.replace("{{date}}", when)} ${ticks ? texts.ticks : ""} <a href="${attribute(url.href)}">${texts.tryAgain}</a></p>`;
  const page = (await copy.text()).replace(/<main\b[^>]*>/, (main) => main + notice);
  const shown = ticks ? markTicks(page, ticks) : page;
  return new Response(shown, { headers: buildHeaders(shown, ticks ? LIST_POLICY : POLICY) });
}

/** Shows lines as ticked or unticked where all of their entries are. */
export function markTicks(page, ticks) {
  const states = new Map(ticks.flatMap(({ ids, isTicked }) => ids.map((id) => [id, isTicked])));
  return page.replace(TICK_BUTTON, (button, ids) => {
    const [state, ...others] = new Set(ids.split(",").map((id) => states.get(Number(id))));
    if (state === undefined || others.length > 0) return button;
    return button
      .replace(/ name="\w+"/, ` name="${state ? "untick" : "tick"}"`)
      .replace(/ aria-pressed="\w+"/, ` aria-pressed="${state}"`);
  });
}

/** Lists the copies in place of a page that has none. */
export async function showList(url, copies) {
  const { texts, language } = textsIn(new URLSearchParams(location.search).get("locale"));
  const items = copies
    .filter(({ request }) => POPOTE.listedPaths.includes(new URL(request.url).pathname))
    .map(({ request, copy }) => {
      const title = decodeURIComponent(copy.headers.get("X-Title"));
      return `<li><a href="${attribute(request.url)}">${title}</a><br>${formatTime(copy, language)}</li>`;
    });
  const main = `<main><h1>${texts.title}</h1><p>${items.length > 0 ? texts.list : texts.none}</p><ul>${items.join("")}</ul><p><a href="${attribute(url.href)}">${texts.tryAgain}</a></p></main>`;
  const page = renderPage(language, texts.title, POPOTE.style, main);
  return new Response(page, { status: 503, headers: buildHeaders(page) });
}

/** Fallback if not even the cache can be read. */
export function showNothing() {
  const { texts } = textsIn(new URLSearchParams(location.search).get("locale"));
  const headers = { "Content-Type": "text/plain; charset=utf-8" };
  return new Response(texts.title, { status: 503, headers });
}

function renderPage(language, title, style, main) {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · Popote</title>${element("style", style)}</head><body><header class="visitor-header"><a class="brand" href="${POPOTE.home}">Popote</a></header>${main}</body></html>`;
}

function buildHeaders(page, policy = POLICY) {
  return {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": policy,
    "X-Bytes": String(page.length),
  };
}

function formatTime(copy, language) {
  const cachedAt = copy.headers.get("X-Kept");
  const format = new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "short" });
  return `<time datetime="${cachedAt}">${format.format(new Date(cachedAt))}</time>`;
}

function textsIn(locale) {
  const language = locale in POPOTE.texts ? locale : POPOTE.fallback;
  return { language, texts: POPOTE.texts[language] };
}

const textAt = async (address) => (await partAt(address)).text();
const dataAt = async (address) => readAsData(await (await partAt(address)).blob());
const element = (name, content) => `<${name}>${content}</${name}>`;
const attribute = (text) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

async function partAt(address) {
  const part = await fetch(address);
  if (!part.ok) throw new Error(`${part.status} for ${address}`);
  return part;
}

function readAsData(blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
