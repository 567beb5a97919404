import { PAGE_HEADERS } from '@hand-receipt/contracts';

type Handler = (url: URL, body: unknown) => unknown;

/** One call as the server saw it. */
export interface Call {
  method: string;
  /** Path and query. */
  url: string;
  body: unknown;
}

/** A page of a list: the array, with its total and next cursor in headers. */
export const page = (items: readonly unknown[], { total = items.length, cursor = '' } = {}): Response =>
  Response.json(items, {
    headers: { [PAGE_HEADERS.total]: String(total), ...(cursor && { [PAGE_HEADERS.cursor]: cursor }) },
  });

/** A refusal in the API's one error shape. */
export const refusal = (status: number, message: string, statusText = ''): Response =>
  Response.json({ error: 'refused', message, requestId: 'r-1' }, { status, statusText });

/**
 * Stands in for the server: handlers by `METHOD /path` answer with a Response, or with what becomes JSON.
 * @returns the calls made so far, in order
 */
export function serve(handlers: Record<string, Handler>): Call[] {
  const calls: Call[] = [];
  globalThis.fetch = async (input, init) => {
    const method = init?.method ?? 'GET';
    const url = new URL(String(input), 'http://localhost');
    const body: unknown = init?.body ? JSON.parse(String(init.body)) : undefined;
    calls.push({ method, url: url.pathname + url.search, body });
    const handler = handlers[`${method} ${url.pathname}`];
    if (!handler) return refusal(404, `Nothing answers ${method} ${url.pathname}`);
    const answer = await handler(url, body);
    return answer instanceof Response ? answer.clone() : Response.json(answer);
  };
  return calls;
}
