// The one way in: `npm start`, `npm run dev`, `npm run demo`.
import path from "node:path";
import { buildIfStale } from "./build.js";

// Relative places (DATA_DIR, .env, build/) are meant from Popote's own folder, wherever one stands.
process.chdir(path.dirname(import.meta.dirname));

const mode = process.argv[2] ?? "serve";

if (mode === "dev") {
  const { developPopote } = await import("./develop.js");
  await developPopote();
} else {
  process.env.NODE_ENV ??= "production";
  buildIfStale();
  const { runPopote } = await import("../build/server/main.js");
  await runPopote(mode);
}
