import { type AnyNode, type Document, DomHandler, type Element } from "domhandler";
import { Parser } from "htmlparser2";
import { MAX_NESTED, MAX_PAGE } from "../reading-limits";

export function parseHtml(html: string): Document {
  const handler = new DomHandler();
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        handler.onopentag(name, attributes);
        depth += 1;
        if (depth > MAX_NESTED) parser.pause();
      },
      onclosetag() {
        handler.onclosetag();
        depth -= 1;
      },
      ontext: (data) => handler.ontext(data),
      oncomment: (data) => handler.oncomment(data),
      oncommentend: () => handler.oncommentend(),
      oncdatastart: () => handler.oncdatastart(),
      oncdataend: () => handler.oncdataend(),
    },
    { decodeEntities: true, recognizeCDATA: true },
  );
  let depth = 0;
  parser.write(html.slice(0, MAX_PAGE));
  parser.end();
  return handler.root;
}

export function isElement(node: AnyNode): node is Element {
  return "attribs" in node;
}

export function* walkElements(top: Document | Element): Generator<Element> {
  const waiting: AnyNode[] = [...top.children].reverse();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (isElement(node)) yield node;
    if ("children" in node) for (const child of [...node.children].reverse()) waiting.push(child);
  }
}
