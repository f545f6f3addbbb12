// Sends finished answers by path: the minimum cost of a response in Node.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const answers = new Map(
  JSON.parse(readFileSync(process.argv[2], "utf8")).map(({ path, headers, body }) => [
    path,
    { headers, bytes: Buffer.from(body, "base64") },
  ]),
);

const server = createServer(({ url }, response) => {
  const { headers, bytes } = answers.get(url);
  response.writeHead(200, headers).end(bytes);
}).listen(0, "127.0.0.1", () => console.log(server.address().port));
