import { timeLimit } from '../kernel';

/** An answer of a witness: whatever it sent, cut off where it is too long. */
export interface Answer {
  status: number;
  body: string;
}

const LIMIT_MS = 5_000;
const MAX_BODY = 65_536;

/**
 * Posts a request of C2SP tlog-witness.
 *
 * @param url the witness's address, with or without a slash at its end
 * @throws where nothing has come after 5 seconds, the connection breaks, or the answer is too long.
 */
export async function sendToWitness(url: string, body: string, stopped: AbortSignal): Promise<Answer> {
  const address = new URL('add-checkpoint', url.endsWith('/') ? url : `${url}/`);
  const limit = timeLimit(LIMIT_MS, stopped);
  try {
    const { signal } = limit;
    return await readAnswer(await fetch(address, { method: 'POST', body, redirect: 'manual', signal }));
  } finally {
    limit.end();
  }
}

async function readAnswer(response: Response): Promise<Answer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > MAX_BODY) throw new Error(`The answer of ${response.url} is longer than ${MAX_BODY} bytes.`);
    chunks.push(chunk);
  }
  return { status: response.status, body: Buffer.concat(chunks).toString() };
}
