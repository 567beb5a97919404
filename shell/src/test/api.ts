import { PAGE_HEADERS } from '@hand-receipt/contracts';

type Answer = (call: { url: URL; body: unknown }) => unknown;

/** A list as the API answers it: the array, with its total in a header. */
export const list = (items: readonly unknown[], total = items.length) =>
  Response.json(items, { headers: { [PAGE_HEADERS.total]: String(total) } });

/** A refusal in the API's one error shape. */
export const refusal = (status: number, message: string, fields?: Record<string, string>) =>
  Response.json({ error: 'refused', message, requestId: 'r-1', fields }, { status });

/** The network is down: no answer comes. */
export const unreachable = () => {
  throw new TypeError('Failed to fetch');
};

/** A response that waits until it is released. */
export function held(value: unknown) {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  return { answer: () => gate.then(() => value), release };
}

interface Call {
  call: string;
  body: unknown;
}

const answers = new Map<string, Answer>();
let calls: Call[] = [];

/** Stands in for the server: answers by `METHOD /path`; what is no Response becomes a JSON answer. */
export function answer(more: Record<string, Answer>): void {
  for (const [key, value] of Object.entries(more)) answers.set(key, value);
}

/** Every call made, as `METHOD /path?query`. */
export const callsMade = () => calls.map(({ call }) => call);

/** What was sent with the last call of this name. */
export const bodyOf = (name: string) => calls.filter(({ call }) => call === name).at(-1)?.body;

export function resetApi(): void {
  answers.clear();
  calls = [];
}

globalThis.fetch = async (input, init) => {
  const url = new URL(String(input), 'http://localhost');
  const method = init?.method ?? 'GET';
  const body: unknown = init?.body ? JSON.parse(String(init.body)) : undefined;
  calls.push({ call: `${method} ${url.pathname}${url.search}`, body });
  const found = answers.get(`${method} ${url.pathname}`);
  if (!found) return refusal(404, `Nothing at ${method} ${url.pathname}`);
  const givenUp = new Promise<never>((_resolve, reject) =>
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
  );
  const result = await Promise.race([found({ url, body }), givenUp]);
  return result instanceof Response ? result : Response.json(result);
};
