import { BULK_LIMIT, type BulkAnswerDto, type BulkResultDto, type RouteBody } from '@hand-receipt/contracts';
import { refetchChanged } from '@hand-receipt/platform';
import { isRefused } from '../core/mutation';
import { ask, type CallOptions } from '../core/query';

type BulkCall =
  | 'POST /api/property/bulk/classification'
  | 'POST /api/property/bulk/edit'
  | 'POST /api/property/bulk/recall'
  | 'POST /api/property/bulk/status'
  | 'POST /api/property/bulk/transfers';
/** Everything but the ids. */
type Terms<K extends BulkCall> = Omit<RouteBody<K>, 'ids'>;
/** Hears after each call how many items were answered for. */
type OnProgress = (answered: number) => void;

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
 * Does one act to many items, BULK_LIMIT of them at a time, each time on the terms for those.
 *
 * @throws what the first call threw: then nothing was done at all. Later failures are in the outcome.
 */
async function inTurns<K extends BulkCall>(
  call: K,
  ids: readonly string[],
  termsOf: (ids: readonly string[]) => Terms<K>,
  onProgress: OnProgress,
): Promise<BulkOutcome> {
  const outcome: BulkOutcome = { done: 0, refused: [], unsent: [], error: null };
  for (let from = 0; from < ids.length; from += BULK_LIMIT) {
    try {
      const turn = ids.slice(from, from + BULK_LIMIT);
      const named = call === 'POST /api/property/bulk/recall' ? {} : { ids: turn };
      const body = { ...named, ...termsOf(turn) } as RouteBody<K>;
      const { done, results } = (await ask(call, { body } as CallOptions<K>)) as BulkAnswerDto;
      outcome.done += done;
      outcome.refused.push(...results.filter(({ ok }) => !ok));
      onProgress(Math.min(from + BULK_LIMIT, ids.length));
    } catch (error) {
      if (from === 0 && !isRefused(error)) void refetchChanged(call);
      if (from === 0) throw error;
      outcome.unsent = ids.slice(from);
      outcome.error = error as Error;
      break;
    }
  }
  void refetchChanged(call);
  return outcome;
}

/** Offers several items that I hold to one person, on terms for those of each call. @throws ApiError where not one could be tried */
export const offerItems = (
  ids: readonly string[],
  termsOf: (ids: readonly string[]) => Terms<'POST /api/property/bulk/transfers'>,
  onProgress: OnProgress,
) => inTurns('POST /api/property/bulk/transfers', ids, termsOf, onProgress);

/**
 * Asks several items back, BULK_LIMIT of them at a time, with one request for each holder.
 *
 * @throws ApiError where not one could be tried
 */
export const recallItems = (
  ids: readonly string[],
  terms: Omit<RouteBody<'POST /api/property/bulk/recall'>, 'property_ids'>,
  onProgress: OnProgress,
) =>
  inTurns(
    'POST /api/property/bulk/recall',
    ids,
    (turn) => ({ ...terms, property_ids: [...turn] }),
    onProgress,
  );

/** Changes the status of several items. @throws ApiError where not one could be tried */
export const changeStatuses = (
  ids: readonly string[],
  change: Terms<'POST /api/property/bulk/status'>,
  onProgress: OnProgress,
) => inTurns('POST /api/property/bulk/status', ids, () => change, onProgress);

/** Sets the CIIC or the sensitive mark of several items. @throws ApiError where not one could be tried */
export const classifyItems = (
  ids: readonly string[],
  change: Terms<'POST /api/property/bulk/classification'>,
  onProgress: OnProgress,
) => inTurns('POST /api/property/bulk/classification', ids, () => change, onProgress);

/** Edits the record of several items. @throws ApiError where not one could be tried */
export const editItems = (
  ids: readonly string[],
  edit: Terms<'POST /api/property/bulk/edit'>,
  onProgress: OnProgress,
) => inTurns('POST /api/property/bulk/edit', ids, () => edit, onProgress);
