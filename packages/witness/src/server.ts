import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { Witness } from './witness';

const MAX_BODY = 65_536;
const MAX_PER_SECOND = 500;
const LIMITS = { requestTimeout: 5_000, headersTimeout: 5_000, connectionsCheckingInterval: 500 };

/** Serves C2SP tlog-witness: `/add-checkpoint`, and the newest note of each log. */
export function witnessServer(witness: Witness): Server {
  const isTooMuch = countPerSecond();
  return createServer(LIMITS, (request, response) => {
    if (isTooMuch(request.socket.remoteAddress ?? ''))
      return send(response, 429, 'There are too many requests from this address.\n');
    respond(witness, request, response).catch((error: unknown) => {
      if (request.complete) console.error(error);
      response.destroy();
    });
  });
}

async function respond(witness: Witness, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method, url = '' } = request;
  if (url !== '/add-checkpoint') {
    const [, hash = '', ...rest] = url.split('/');
    const note = method === 'GET' && rest.join('/') === 'checkpoint' ? witness.newest(hash) : null;
    return send(response, note === null ? 404 : 200, note ?? '');
  }
  if (method !== 'POST') return send(response.setHeader('Allow', 'POST'), 405, '');
  const body = await readBody(request);
  if (!body) return send(response, 413, `The request is longer than ${MAX_BODY} bytes.\n`);
  const [status, line] = await witness.addCheckpoint(body);
  send(response, status, `${line}\n`, status === 409 ? 'text/x.tlog.size' : undefined);
}

/** The whole body; null where it is too long. It is read to its end all the same, so that its sender hears why. */
async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length <= MAX_BODY) chunks.push(chunk);
  }
  return length > MAX_BODY ? null : Buffer.concat(chunks);
}

function send(
  response: ServerResponse,
  status: number,
  body: string,
  type = 'text/plain; charset=utf-8',
): void {
  response.statusCode = status;
  response.setHeader('Content-Type', type).end(body);
}

/** Whether an address has had its requests of this second. */
function countPerSecond(): (address: string) => boolean {
  const counts = new Map<string, number>();
  let second = 0;
  return (address) => {
    const now = Math.floor(performance.now() / 1000);
    if (now !== second) counts.clear();
    second = now;
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    return count > MAX_PER_SECOND;
  };
}
