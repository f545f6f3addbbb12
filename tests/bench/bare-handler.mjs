// Sends the same bytes to every request: the minimum cost of a response in Node.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const { headers, body } = JSON.parse(readFileSync(process.argv[2], "utf8"));
const bytes = Buffer.from(body, "base64");

createServer((_request, response) => {
  response.writeHead(200, headers).end(bytes);
}).listen(Number(process.env.PORT), "127.0.0.1");
