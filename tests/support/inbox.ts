import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { onTestFinished } from "vitest";

interface Received {
  to: string[];
  subject: string;
  text: string;
}

/** Starts an SMTP server on loopback; `next` waits for the next email. */
export async function openInbox(
  options: SMTPServerOptions = {},
): Promise<{ url: string; next(): Promise<Received> }> {
  const emails: Received[] = [];
  const waiting: ((email: Received) => void)[] = [];
  const smtp = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    closeTimeout: 100,
    ...options,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk) => chunks.push(chunk));
      stream.on("end", async () => {
        const parsed: Email = await PostalMime.parse(Buffer.concat(chunks));
        const email = {
          to: session.envelope.rcptTo.map(({ address }) => address),
          subject: parsed.subject ?? "",
          text: parsed.text ?? "",
        };
        const waiter = waiting.shift();
        if (waiter) waiter(email);
        else emails.push(email);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => new Promise<void>((resolve) => smtp.close(resolve)));
  const { port } = smtp.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    next: () => {
      const email = emails.shift();
      return email ? Promise.resolve(email) : new Promise((resolve) => waiting.push(resolve));
    },
  };
}

/** SMTP answers for some recipients; undefined: no answer at all. */
export function answering(answers: Record<string, number | undefined>): SMTPServerOptions {
  return {
    onRcptTo({ address }, _session, done) {
      if (!(address in answers)) return done();
      const responseCode = answers[address];
      if (responseCode !== undefined) done(Object.assign(new Error("not here"), { responseCode }));
    },
  };
}

/** A server that accepts connections and stays silent; `called` waits for the first of them. */
export async function silentServer(): Promise<{ url: string; called: Promise<unknown> }> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => void sockets.push(socket.on("error", () => undefined)));
  const called = once(server, "connection");
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, called };
}
