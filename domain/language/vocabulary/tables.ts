/** The tables by path: "./fr.tsv". Journeys, which Vite does not build, read them from the disk. */
export const TABLES = import.meta.glob<string>("./*.tsv", {
  query: "?raw",
  import: "default",
  eager: true,
});
