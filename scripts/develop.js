import { createServer } from "node:http";
import { createServer as createViteServer } from "vite";

export async function developPopote() {
  const vite = await createViteServer({ server: { middlewareMode: true }, appType: "custom" });
  const config = (await load(vite)).readConfig();
  let opened;

  async function getHandler() {
    const module = await load(vite);
    if (opened?.module !== module) {
      const before = opened?.popote;
      const isClosed = Promise.resolve(before).then(
        (popote) => popote?.close(),
        () => undefined,
      );
      opened = { module, popote: isClosed.then(() => module.openPopote(config)) };
    }
    return (await opened.popote).handler;
  }

  await getHandler();
  createServer((request, response) => {
    vite.middlewares(request, response, async () => {
      try {
        (await getHandler())(request, response);
      } catch (error) {
        vite.ssrFixStacktrace(error);
        console.error(error);
        response.writeHead(500).end(String(error.stack));
      }
    });
  }).listen(config.port, () => {
    console.log(`Popote for developers: http://localhost:${config.port}`);
  });
}

function load(vite) {
  return vite.ssrLoadModule("/server/main.ts");
}
