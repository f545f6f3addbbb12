import "../support/built";
import { reportGrowth } from "./growth";
import { SEARCHES } from "./searches";

reportGrowth("search", () =>
  (["nobody", "reader", "administrator"] as const).flatMap((by) =>
    Object.entries(SEARCHES).map(([what, texts]) => ({
      what,
      by,
      paths: texts.map((search) => `/search?${new URLSearchParams({ search })}`),
    })),
  ),
);
