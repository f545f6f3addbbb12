import { createRequire } from "node:module";
import type ReactDom from "react-dom";

/**
 * What the server's bundle imports from `react-dom`. To import a CommonJS package, Node also reads
 * its 1 MB for development, looking for exports, and keeps the text; `require` reads only what runs.
 */
const reactDom: typeof ReactDom = createRequire(import.meta.url)("react-dom");

export const { createPortal, flushSync } = reactDom;
export default reactDom;
