import { createHmac, timingSafeEqual } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that came in, and what is in its body. */
export interface Received {
  headers: IncomingMessage['headers'];
  body: string;
  payload: { type: string; timestamp: string; data: Record<string, unknown> };
}

type Answer = (response: ServerResponse, received: Received) => void;

export const answering =
  (status: number, headers: Record<string, string> = {}): Answer =>
  (response) =>
    void response.writeHead(status, headers).end();

/** Takes the request and says nothing. */
export const hanging: Answer = () => undefined;

const open: { close(): Promise<void> }[] = [];
afterAll(async () => {
  for (const receiver of open) await receiver.close();
});

/** A receiver of webhooks on a free port, which answers 204 until it is said otherwise. */
export async function startReceiver() {
  const received: Received[] = [];
  let answer = answering(204);
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const one = { headers: request.headers, body, payload: JSON.parse(body) as Received['payload'] };
      received.push(one);
      answer(response, one);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const receiver = {
    url: `http://127.0.0.1:${port}/events`,
    port,
    received,
    answer: (next: Answer) => void (answer = next),
    /** What came in, without what came in before. */
    take: () => received.splice(0),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  open.push(receiver);
  return receiver;
}
export type Receiver = Awaited<ReturnType<typeof startReceiver>>;

/** The recipe of docs/webhooks.md. */
export function isGenuine(secret: string, { headers, body }: Received, now = Date.now()): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures } = headers;
  if (Math.abs(now / 1000 - Number(timestamp)) > 300) return false;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const wanted = createHmac('sha256', key)
    .update(`${String(id)}.${String(timestamp)}.${body}`)
    .digest();
  return String(signatures)
    .split(' ')
    .some((signature) => {
      const [version, text = ''] = signature.split(',');
      const given = Buffer.from(text, 'base64');
      return version === 'v1' && given.length === wanted.length && timingSafeEqual(given, wanted);
    });
}

export const idsOf = (received: readonly Received[]) => received.map(({ headers }) => headers['webhook-id']);
