import {
  type ApiErrorDto,
  CLIENT_ID_HEADER,
  KEPT_AT_HEADER,
  PAGE_HEADERS,
  type RouteBody,
  type RouteKey,
  type RouteParams,
  type RouteQuery,
  type RouteResponse,
  WAITED_HEADER,
} from '@hand-receipt/contracts';
import { ApiError } from './api-error';
import { CLIENT_ID } from './client-id';
import { fetchInTime } from './fetch-in-time';
import { type OnSent, sendWatched } from './send-watched';
import { isWrite, keyedWrite, noteAnswered } from './write-key';
import { noteAge } from '../connection/connection-store';
import { identifiedAgain, isPinNeeded } from '../session/identify-again';
import { sessionEnded } from '../session/session-ended';
import { sessionStore } from '../session/session-store';

const NOT_MODIFIED = 304;

type Given<T, Name extends string> = [T] extends [undefined]
  ? { [N in Name]?: undefined }
  : undefined extends T
    ? { [N in Name]?: T }
    : { [N in Name]: T };

export type RequestOptions<K extends RouteKey> = Given<RouteParams<K>, 'params'> &
  Partial<Record<'query', RouteQuery<K>>> &
  Given<RouteBody<K>, 'body'> & {
    signal?: AbortSignal;
    idempotencyKey?: string;
    unattended?: boolean;
    onKept?: OnKept;
  };

/**
 * Called where there is no connection and the answer is one that this device kept.
 *
 * @param at when the server gave it, in epoch milliseconds
 */
type OnKept = (at: number) => void;

/** One page of a list: the array of the answer, and what its headers tell. */
export interface Page<T> {
  items: T;
  /** Items in the whole list. */
  total: number;
  /** The whole list has more than `total` items. The server counts a long list up to a limit. */
  isTotalMinimum?: boolean;
  /** Where the next page starts; null on the last. */
  cursor: string | null;
  /** Where the page before this one ends; null on the first, and on lists that are read forwards only. */
  previous: string | null;
}

interface LooseOptions {
  params?: object;
  query?: object;
  body?: unknown;
  /** What is sent as it is, in place of a body in JSON. */
  file?: Blob | FormData;
  onSent?: OnSent;
  signal?: AbortSignal;
  idempotencyKey?: string;
  /** For how long the write waited on this device, in milliseconds. */
  waitedMs?: number;
  /** The response is a file that the user requested. */
  isFile?: boolean;
  /** ETag of the answer that is known; 304, without a body, says that it is still the same. */
  knownTag?: string;
  /** Nobody waits for this call in front of the screen: refused for want of a sign-in, it fails at once. */
  unattended?: boolean;
  onKept?: OnKept;
}

/** The address of a call. */
export function urlOf(path: string, { params = {}, query = {} }: LooseOptions): string {
  const values = params as Record<string, string>;
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return text ? `${filled}?${text}` : filled;
}

async function errorOf(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '');
  let detail: Partial<ApiErrorDto> = {};
  try {
    detail = JSON.parse(text) as Partial<ApiErrorDto>;
  } catch {
    // Not from our API (a proxy's page, say): the status is all that is known.
  }
  const message = detail.message || `HTTP error! status: ${response.status}`;
  return new ApiError(response.status, message, detail, response.statusText);
}

/**
 * Sends a call and returns the response unread. For calls that are not known at compile time, see `request`. A write
 * that is refused because the user must enter the password waits for it and is then sent again. A write that is refused
 * because the session ended waits for the sign-in. It is not sent again by itself, because the screen may have changed.
 */
export async function sendCall(key: string, options: LooseOptions): Promise<Response> {
  try {
    return await sendOnce(key, options);
  } catch (error) {
    if (isPinNeeded(error)) return sendUnlocked(key, options);
    const mayWait = !options.unattended && !key.startsWith('GET');
    if (!mayWait || !(await identifiedAgain(error))) throw error;
    if (error instanceof ApiError && error.status === 401) throw new ApiError(401, SIGNED_IN_AGAIN);
    return sendOnce(key, options);
  }
}

const SIGNED_IN_AGAIN = 'You are signed in again. Try again to send this change.';

/**
 * Sends the call again, because the refusal may be a response that was preloaded before the PIN was entered. If it is
 * refused again, the PIN is not valid. A file or a write then waits for the PIN. A read is refused, because its page
 * asks for the PIN in its place.
 */
async function sendUnlocked(key: string, options: LooseOptions): Promise<Response> {
  try {
    return await sendOnce(key, options);
  } catch (error) {
    if (!isPinNeeded(error)) throw error;
    const mayAsk = !options.unattended && (options.isFile || !key.startsWith('GET'));
    if (mayAsk && (await identifiedAgain(error))) return sendOnce(key, options);
    sessionStore.setState(({ pinRefusals }) => ({ pinRefusals: pinRefusals + 1 }));
    throw error;
  }
}

async function sendOnce(key: string, options: LooseOptions): Promise<Response> {
  const [method = 'GET', path = ''] = key.split(' ');
  const headers: Record<string, string> = {};
  if (isWrite(method)) headers[CLIENT_ID_HEADER] = CLIENT_ID;
  if (options.body !== undefined) headers['content-type'] = 'application/json';
  // Of a FormData the browser names the type itself, with the boundary that it chose.
  if (options.file instanceof Blob && options.file.type) headers['content-type'] = options.file.type;
  if (options.knownTag) headers['if-none-match'] = options.knownTag;
  const url = urlOf(path, options);
  // A file is told by its length alone: two of one length are no repetition.
  const isKeyed = isWrite(method) && !options.idempotencyKey && !options.file;
  const write = isKeyed ? keyedWrite(key, url, options.body) : null;
  const idempotencyKey = options.idempotencyKey ?? write?.key;
  if (idempotencyKey) headers['idempotency-key'] = idempotencyKey;
  if (options.waitedMs !== undefined) headers[WAITED_HEADER] = String(options.waitedMs);
  let response: Response;
  try {
    const init: RequestInit = {
      method,
      headers,
      // Spelled so that it matches the server's <link rel="preload">, and the preloaded answer is used.
      credentials: 'include',
      mode: 'cors',
      body: options.file ?? (options.body === undefined ? undefined : JSON.stringify(options.body)),
      signal: options.signal,
    };
    const fetched = () => (write && !options.isFile ? fetchInTime(url, init) : fetch(url, init));
    response = await (options.onSent ? sendWatched(url, init, options.onSent) : fetched());
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    throw new ApiError(0, 'The server cannot be reached. Check the connection and try again.');
  }
  noteAge(response);
  const keptAt = response.headers.get(KEPT_AT_HEADER);
  if (keptAt) options.onKept?.(Date.parse(keptAt));
  noteAnswered(write, response.status);
  if (!response.ok && !(response.status === NOT_MODIFIED && options.knownTag)) {
    const error = await errorOf(response);
    if (error.status === 401) sessionEnded();
    if (error.detail.error === 'second-factor-needed') sessionStore.setState({ secondFactorNeeded: true });
    throw error;
  }
  return response;
}

/** The JSON of an answer. */
export async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    throw new ApiError(response.status, 'Invalid JSON response from server.');
  }
}

/**
 * Calls the API, typed by the contract of the route.
 *
 * @param key method and path as the contract writes them, e.g. `PATCH /api/transfers/:id/status`
 * @returns the answer's body
 * @throws ApiError for an answer that is not OK, for one that is not JSON, and (status 0) for no answer
 */
export async function request<K extends RouteKey>(
  key: K,
  ...[options]: object extends RequestOptions<K> ? [RequestOptions<K>?] : [RequestOptions<K>]
): Promise<RouteResponse<K>> {
  return (await bodyOf(await sendCall(key, (options ?? {}) as LooseOptions))) as RouteResponse<K>;
}

/** Like `request`, for lists: also reads the total and the next cursor from the headers. */
export async function requestPage<K extends RouteKey>(
  key: K,
  ...[options]: object extends RequestOptions<K> ? [RequestOptions<K>?] : [RequestOptions<K>]
): Promise<Page<RouteResponse<K>>> {
  const response = await sendCall(key, (options ?? {}) as LooseOptions);
  const items = (await bodyOf(response)) as RouteResponse<K>;
  const counted = Array.isArray(items) ? items.length : 0;
  return {
    items,
    total: Number(response.headers.get(PAGE_HEADERS.total) ?? counted),
    ...(response.headers.get(PAGE_HEADERS.isTotalMinimum) === 'true' && { isTotalMinimum: true }),
    cursor: response.headers.get(PAGE_HEADERS.cursor),
    previous: response.headers.get(PAGE_HEADERS.previous),
  };
}
