import { PAGE_HEADERS } from '@hand-receipt/contracts';

interface Call {
  url: URL;
  body: unknown;
}
type Answer = (call: Call) => unknown;

/** A page of a list: the array, with its total and its next cursor in the headers. */
export const listPage = (items: readonly unknown[], total = items.length, cursor?: string) =>
  Response.json(items, {
    headers: { [PAGE_HEADERS.total]: `${total}`, ...(cursor ? { [PAGE_HEADERS.cursor]: cursor } : {}) },
  });

/** A refusal in the API's one error shape. */
export const refusal = (status: number, message: string, fields?: Record<string, string>) =>
  Response.json({ error: 'refused', message, requestId: 'r-1', fields }, { status });

/** The network is down: no answer comes. */
export const unreachable = () => {
  throw new TypeError('Failed to fetch');
};

/**
 * Stands in for the server. Answers are found by `METHOD /path`; what is no Response becomes a JSON answer.
 * @returns every call made, as `METHOD /path?query`, and the bodies sent, by the same text
 */
export function fakeApi(answers: Record<string, Answer>) {
  const calls: string[] = [];
  const bodies = new Map<string, unknown>();
  globalThis.fetch = async (input, init) => {
    const url = new URL(String(input), 'http://localhost');
    const method = init?.method ?? 'GET';
    const call = `${method} ${url.pathname}${url.search}`;
    const body: unknown = init?.body ? JSON.parse(String(init.body)) : undefined;
    calls.push(call);
    bodies.set(call, body);
    const answer = answers[`${method} ${url.pathname}`];
    const value = answer ? await answer({ url, body }) : refusal(404, `Nothing at ${call}`);
    return value instanceof Response ? value : Response.json(value);
  };
  return { calls, bodies };
}
