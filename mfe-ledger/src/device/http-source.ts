import { type ApiErrorDto, PLACES_AT_ONCE, type RouteResponse } from '@hand-receipt/contracts';
import type { LedgerSource, ServedEvidence } from '@hand-receipt/ledger';

const UNREACHABLE = 'The server cannot be reached. Check the connection and try again.';

/** Asks the API from the worker, which has none of the page's state. @throws Error with a sentence for people. */
export async function ask(
  path: string,
  query: Record<string, string | number | undefined> = {},
): Promise<Response> {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  let response: Response;
  try {
    // The worker's own address is none that a path could be read against.
    response = await fetch(new URL(search.size > 0 ? `${path}?${search}` : path, location.origin), {
      credentials: 'include',
      cache: 'no-store',
    });
  } catch {
    throw new Error(UNREACHABLE);
  }
  if (response.ok) return response;
  const detail = (await response.json().catch(() => null)) as Partial<ApiErrorDto> | null;
  throw new Error(detail?.message || `HTTP error! status: ${response.status}`);
}

async function answer<T>(path: string, query?: Record<string, string | number | undefined>): Promise<T> {
  const response = await ask(path, query);
  try {
    return (await response.json()) as T;
  } catch {
    throw new Error('Invalid JSON response from server.');
  }
}

/** The server's evidence, as `LedgerSource` wants it. None of it is believed. */
export const httpSource: LedgerSource = {
  keys: () => answer<RouteResponse<'GET /api/ledger/key'>>('/api/ledger/key'),
  checkpoint: () => answer<RouteResponse<'GET /api/ledger/checkpoint'>>('/api/ledger/checkpoint'),
  consistency: async (from, to) =>
    (await answer<RouteResponse<'GET /api/ledger/consistency'>>('/api/ledger/consistency', { from, to }))
      .proof,
  subtrees: async (size) =>
    (await answer<RouteResponse<'GET /api/ledger/subtrees'>>('/api/ledger/subtrees', { size })).hashes,
  receipts: async (after, size) =>
    (await answer<RouteResponse<'GET /api/ledger/receipts'>>('/api/ledger/receipts', { after, size })).events,
};

/** Digests of the program, as the server names them. */
export const servedRelease = (): Promise<RouteResponse<'GET /api/release'>> => answer('/api/release');

/** Every event of an item that the server has evidence of, newest first, proved in the tree of `size`. */
export async function itemEvidence(itemId: string, size: number): Promise<ServedEvidence[]> {
  const path = `/api/ledger/items/${encodeURIComponent(itemId)}/evidence`;
  const all: ServedEvidence[] = [];
  for (let before: number | undefined; before !== 0;) {
    const { events } = await answer<RouteResponse<'GET /api/ledger/items/:id/evidence'>>(path, {
      before,
      size,
    });
    const oldest = events.at(-1)?.seq ?? 0;
    // A page that leads no further back would be asked for without end.
    if (before !== undefined && oldest >= before) throw new Error('The server repeats its evidence.');
    all.push(...events);
    before = oldest;
  }
  return all;
}

/** The evidence that the server has of these places, proved in the tree of `size`. */
export async function placesEvidence(places: readonly number[], size: number): Promise<ServedEvidence[]> {
  const all: ServedEvidence[] = [];
  for (let from = 0; from < places.length; from += PLACES_AT_ONCE) {
    const seqs = places.slice(from, from + PLACES_AT_ONCE).join(',');
    const path = '/api/ledger/evidence';
    const { events } = await answer<RouteResponse<'GET /api/ledger/evidence'>>(path, { seqs, size });
    all.push(...events);
  }
  return all;
}
