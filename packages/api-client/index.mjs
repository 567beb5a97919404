import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import createClient from 'openapi-fetch';

/** @typedef {import('./schema.generated').paths} paths */
/** @typedef {import('./schema.generated').components['schemas']['Error']} ErrorBody */
/** @typedef {import('openapi-fetch').Client<paths>} ApiClient */

const SAFE_METHODS = ['GET', 'HEAD'];
const TRY_LATER = [429, 503];
const MOST_TRIES = 4;
const LONGEST_WAIT_SECONDS = 60;

/** A request that the server refused or could not answer. */
export class ApiError extends Error {
  /**
   * @param {number} status HTTP status
   * @param {Partial<ErrorBody>} body
   */
  constructor(status, { error = 'unknown', message, requestId = '', fields = {} }) {
    super(message ?? `The server answered ${status}.`);
    this.name = 'ApiError';
    this.status = status;
    /** A stable word for programs, e.g. `not-found`. */
    this.code = error;
    /** Finds the request in the server's log. */
    this.requestId = requestId;
    /** The first message for each wrong field. */
    this.fields = fields;
  }
}

/**
 * Sends a request. Where the server says "later" (429 or 503), it waits as long as Retry-After asks and sends it again.
 * That is safe for a write too, since it carries an Idempotency-Key.
 *
 * @param {Request} request
 */
async function sendPatiently(request) {
  for (let tries = 1; ; tries += 1) {
    const response = await fetch(request.clone());
    const seconds = Number(response.headers.get('retry-after') ?? 1);
    const isLast = tries === MOST_TRIES || seconds > LONGEST_WAIT_SECONDS;
    if (!TRY_LATER.includes(response.status) || isLast) return response;
    await response.body?.cancel();
    await wait(seconds * 1000);
  }
}

/** @param {Response} response */
async function errorOf(response) {
  const body = await response.json().catch(() => ({}));
  return new ApiError(response.status, body);
}

/**
 * A client whose paths, parameters, bodies and responses are typed by the description of the API.
 *
 * @param {{ baseUrl: string, token: string }} options `baseUrl` is the address of the server, e.g.
 *   `https://hand-receipt.example.mil`; `token` is a personal API token.
 * @returns {ApiClient} its methods return `{ data, response }` and throw an ApiError for a refusal
 * @example
 * const { data } = await client.GET('/api/property/{id}', { params: { path: { id } } });
 */
export function createApiClient({ baseUrl, token }) {
  const client = /** @type {ApiClient} */ (createClient({ baseUrl, fetch: sendPatiently }));
  client.use({
    onRequest({ request }) {
      request.headers.set('authorization', `Bearer ${token}`);
      const needsKey = !SAFE_METHODS.includes(request.method) && !request.headers.has('idempotency-key');
      if (needsKey) request.headers.set('idempotency-key', randomUUID());
      return request;
    },
    async onResponse({ response }) {
      if (!response.ok) throw await errorOf(response);
    },
  });
  return client;
}

/**
 * Every entry of a list that comes page by page.
 *
 * @template Entry
 * @param {(cursor: string | undefined) => Promise<{ data?: Entry[], response: Response }>} readPage reads the page that
 *   begins at the cursor, or the first page
 * @example
 * for await (const item of eachEntry((cursor) => client.GET('/api/property', { params: { query: { cursor } } })))
 *   console.log(item.name);
 */
export async function* eachEntry(readPage) {
  /** @type {string | undefined} */
  let cursor;
  do {
    const { data = [], response } = await readPage(cursor);
    yield* data;
    cursor = response.headers.get('x-next-cursor') ?? undefined;
  } while (cursor !== undefined);
}
