import { BULK_LIMIT, type BulkAnswerDto, type BulkResultDto, type RouteBody } from '@hand-receipt/contracts';
import { request } from '@hand-receipt/platform';
import { raising } from './call-error';
import { invalidate } from './invalidate';

/** What became of a bulk act. */
export interface BulkOutcome {
  done: number;
  /** Refused one by one, each with the server's sentence. */
  refused: BulkResultDto[];
  /** Never answered for: the connection broke off, or the server refused a whole call. */
  unsent: string[];
  /** Why, where some are unsent. */
  error: Error | null;
}

/**
 * Does one act to many items, BULK_LIMIT of them at a time.
 *
 * @param onProgress hears after each call how many items were answered for
 * @throws what the first call threw: then nothing was done at all. Later failures are in the outcome.
 */
async function inTurns(
  ids: readonly string[],
  call: (ids: string[]) => Promise<BulkAnswerDto>,
  onProgress: (answered: number) => void,
): Promise<BulkOutcome> {
  const outcome: BulkOutcome = { done: 0, refused: [], unsent: [], error: null };
  for (let from = 0; from < ids.length; from += BULK_LIMIT) {
    try {
      const { done, results } = await call(ids.slice(from, from + BULK_LIMIT));
      outcome.done += done;
      outcome.refused.push(...results.filter(({ ok }) => !ok));
      onProgress(Math.min(from + BULK_LIMIT, ids.length));
    } catch (error) {
      if (from === 0) throw error;
      return { ...outcome, unsent: ids.slice(from), error: error as Error };
    }
  }
  return outcome;
}

/** Everything but the ids. */
type Terms<K extends 'POST /api/property/bulk/status' | 'POST /api/property/bulk/transfers'> = Omit<
  RouteBody<K>,
  'ids'
>;

/**
 * Offers several items that I hold to one person.
 *
 * @throws CallError 'Failed to create transfer' where not one could be tried
 */
export async function offerItems(
  ids: readonly string[],
  terms: Terms<'POST /api/property/bulk/transfers'>,
  onProgress: (answered: number) => void,
): Promise<BulkOutcome> {
  const call = (some: string[]) =>
    request('POST /api/property/bulk/transfers', { body: { ids: some, ...terms } });
  const outcome = await raising('Failed to create transfer', inTurns(ids, call, onProgress));
  void invalidate('property', 'transfers', 'dashboard', 'ledger');
  return outcome;
}

/**
 * Changes the status of several items.
 *
 * @throws CallError 'Failed to update property status' where not one could be tried
 */
export async function changeStatuses(
  ids: readonly string[],
  change: Terms<'POST /api/property/bulk/status'>,
  onProgress: (answered: number) => void,
): Promise<BulkOutcome> {
  const call = (some: string[]) =>
    request('POST /api/property/bulk/status', { body: { ids: some, ...change } });
  const outcome = await raising('Failed to update property status', inTurns(ids, call, onProgress));
  void invalidate('property', 'dashboard', 'ledger', 'sensitive');
  return outcome;
}
