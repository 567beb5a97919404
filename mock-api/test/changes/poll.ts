import type { InjectOptions, LightMyRequestResponse } from 'fastify';

type Send = (options: InjectOptions) => Promise<LightMyRequestResponse>;

/** A time before everything that a test does. */
export const LONG_AGO = '2000-01-01T00:00:00Z';

/** What one call with `changedSince` answers: ids, and from where to ask the next time. */
export interface Polled {
  ids: string[];
  next: string;
}

/** Reads all pages of what was changed since, as a program does. @throws Error for any other status than 200 */
export async function poll(send: Send, path: string, since: string, limit = 500): Promise<Polled> {
  const ids: string[] = [];
  let next = '';
  let cursor: string | undefined;
  do {
    const query = { changedSince: since, limit: String(limit), ...(cursor && { cursor }) };
    const answer = await send({ url: `${path}?${new URLSearchParams(query).toString()}` });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    ids.push(...answer.json<{ id: string }[]>().map(({ id }) => id));
    const given = answer.headers['x-changes-cursor'];
    if (typeof given === 'string') next = given;
    cursor = answer.headers['x-next-cursor'] as string | undefined;
  } while (cursor);
  return { ids, next };
}

/**
 * Polls until nothing more comes. On PostgreSQL a transaction of any other test that is under way makes a change come
 * twice, for the server does not know that it is of another database.
 *
 * @returns the cursor after all that was done so far.
 */
export async function pollToEnd(send: Send, path: string, since: string): Promise<string> {
  for (let tries = 0; tries < 200; tries += 1) {
    const { ids, next } = await poll(send, path, since);
    if (ids.length === 0) return next;
    since = next;
    await new Promise((done) => setTimeout(done, 25));
  }
  throw new Error(`${path} has changes again and again.`);
}
