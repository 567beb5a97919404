import { PAGE_HEADERS } from '@hand-receipt/contracts';

type Handler = (url: URL, body: unknown) => unknown;

/** A list as the API answers it: the array, its total and next cursor in headers. */
export const page = (items: readonly unknown[], { total = items.length, cursor = '' } = {}) =>
  Response.json(items, {
    headers: { [PAGE_HEADERS.total]: String(total), ...(cursor && { [PAGE_HEADERS.cursor]: cursor }) },
  });

/** An answer in the API's one error shape. */
export const failure = (status: number, message: string) =>
  Response.json({ error: 'failed', message, requestId: 'r-1' }, { status });

/**
 * Answers the page's calls by `METHOD /path`. A handler gives a Response, or what becomes a JSON answer.
 * @returns the calls made, in order, as `METHOD /path?query`
 */
export function serve(handlers: Record<string, Handler>): string[] {
  const calls: string[] = [];
  globalThis.fetch = async (input, init) => {
    const method = init?.method ?? 'GET';
    const url = new URL(String(input), 'http://localhost');
    calls.push(`${method} ${url.pathname}${url.search}`);
    const handler = handlers[`${method} ${url.pathname}`];
    if (!handler) return failure(404, `No ${method} ${url.pathname}`);
    const answer = await handler(url, init?.body ? JSON.parse(String(init.body)) : undefined);
    return answer instanceof Response ? answer : Response.json(answer);
  };
  return calls;
}
