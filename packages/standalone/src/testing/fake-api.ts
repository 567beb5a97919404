import { PAGE_HEADERS } from '@hand-receipt/contracts';
import { FakeUpload } from './fake-upload';

/** What becomes the answer to a call: a Response, or what is sent as JSON. */
type Handler = (url: URL, body: unknown, headers: Headers) => unknown;

/** One call as the server saw it. */
export interface Call {
  method: string;
  /** Path and query. */
  url: string;
  /** Parsed where it was JSON; as it was sent where it was not, e.g. FormData. */
  body: unknown;
}

/** A page of a list as the API answers it: the array, its total and next cursor in headers. */
export const page = (
  items: readonly unknown[],
  { total = items.length, isTotalMinimum = false, cursor = '' } = {},
): Response =>
  Response.json(items, {
    headers: {
      [PAGE_HEADERS.total]: String(total),
      ...(isTotalMinimum && { [PAGE_HEADERS.isTotalMinimum]: 'true' }),
      ...(cursor && { [PAGE_HEADERS.cursor]: cursor }),
    },
  });

interface RefusalDetails {
  statusText?: string;
  /** The first complaint about each wrong field. */
  fields?: Record<string, string>;
}

/** A refusal in the API's one error shape. */
export const refusal = (status: number, message: string, { statusText = '', fields }: RefusalDetails = {}) =>
  Response.json({ error: 'refused', message, requestId: 'r-1', fields }, { status, statusText });

/** The network is down: no answer comes. */
export const unreachable = (): never => {
  throw new TypeError('Failed to fetch');
};

const read = (body: BodyInit | null | undefined): unknown =>
  typeof body === 'string' ? JSON.parse(body) : (body ?? undefined);

/** Ends as a browser's call does whose caller gives it up; never, where he does not. */
const givenUp = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_resolve, reject) =>
    signal?.addEventListener('abort', () => reject(signal.reason as Error)),
  );

/**
 * Stands in for the server at the edge of the browser: handlers by `METHOD /path`. A call that no handler
 * answers is a 404.
 *
 * @returns live lists of the calls made: `calls` as `METHOD /path?query`, `sent` with their bodies
 */
export function serve(handlers: Record<string, Handler>): { calls: string[]; sent: Call[] } {
  const calls: string[] = [];
  const sent: Call[] = [];
  globalThis.fetch = async (input, init) => {
    const method = init?.method ?? 'GET';
    const { pathname, search, href } = new URL(String(input), 'http://localhost');
    const body = read(init?.body);
    calls.push(`${method} ${pathname}${search}`);
    sent.push({ method, url: pathname + search, body });
    const handler = handlers[`${method} ${pathname}`];
    if (!handler) return refusal(404, `Nothing answers ${method} ${pathname}`);
    const answer = await Promise.race([
      handler(new URL(href), body, new Headers(init?.headers)),
      givenUp(init?.signal),
    ]);
    return answer instanceof Response ? answer.clone() : Response.json(answer);
  };
  globalThis.XMLHttpRequest = FakeUpload as unknown as typeof XMLHttpRequest;
  return { calls, sent };
}
