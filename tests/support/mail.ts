import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { onTestFinished } from "vitest";

export interface Received {
  to: string[];
  subject: string;
  text: string;
}

/** A real SMTP server on loopback; `next` waits for the next letter it is handed. */
export async function receivedMail(): Promise<{ url: string; next(): Promise<Received> }> {
  const letters: Received[] = [];
  const waiting: ((letter: Received) => void)[] = [];
  const smtp = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk) => chunks.push(chunk));
      stream.on("end", async () => {
        const email: Email = await PostalMime.parse(Buffer.concat(chunks));
        const letter = {
          to: session.envelope.rcptTo.map(({ address }) => address),
          subject: email.subject ?? "",
          text: email.text ?? "",
        };
        const waiter = waiting.shift();
        if (waiter) waiter(letter);
        else letters.push(letter);
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
      const letter = letters.shift();
      return letter ? Promise.resolve(letter) : new Promise((resolve) => waiting.push(resolve));
    },
  };
}
