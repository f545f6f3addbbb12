import { createRequire } from "node:module";
import type ReactDom from "react-dom";

/**
 * What the server's bundle imports from `react-dom`. Node reads all files of a CommonJS package that
 * an import names, here the 1 MB for development, and keeps them; `require` reads only what runs.
 */
const reactDom: typeof ReactDom = createRequire(import.meta.url)("react-dom");

export const { createPortal, flushSync } = reactDom;
export default reactDom;
