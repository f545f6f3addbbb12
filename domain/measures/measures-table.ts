/** Journeys, which Vite does not build, read the table from the disk. */
export { default as TABLE } from "./measures.tsv?raw";
