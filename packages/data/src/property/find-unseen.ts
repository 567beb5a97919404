import { BULK_LIMIT } from '@hand-receipt/contracts';
import { nullIfNotFound } from '../core/errors';
import { ask } from '../core/query';

/** Ids that are named; of more of them none is worth a call of its own. */
const NAMED = 10;

/** Of these ids the first of those that name no item that I may see. A list has no items that left the book; they may be seen. */
export async function findUnseen(ids: readonly string[], signal: AbortSignal): Promise<string[]> {
  const listed = new Set<string>();
  for (let from = 0; from < ids.length; from += BULK_LIMIT) {
    const some = ids.slice(from, from + BULK_LIMIT).join(',');
    const query = { scope: 'visible', limit: BULK_LIMIT, ids: some } as const;
    for (const { id } of await ask('GET /api/property', { query, signal })) listed.add(id);
  }
  const doubtful = ids.filter((id) => !listed.has(id)).slice(0, NAMED);
  const found = await Promise.all(
    doubtful.map((id) => nullIfNotFound(ask('GET /api/property/:id', { params: { id }, signal }))),
  );
  return doubtful.filter((_, index) => found[index] === null);
}
