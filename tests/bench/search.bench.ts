import "../support/built";
import { reportGrowth } from "./growth";
import { listSearchPages } from "./searches";

reportGrowth("search", listSearchPages);
