import { sql } from 'kysely';
import { inArray } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';
import { FIELD_RULES } from './fields';
import type { Line } from './lines';

const idsOf = (lines: readonly Line[], field: Line['field']) =>
  lines.flatMap((line) => (line.field === field ? [line.itemId] : []));

/**
 * Takes away the numbers that are about to change: two items may exchange theirs, and no index is asked before the last
 * line. Nobody else sees an item without its number, for it all happens in one transaction. No serial number that can be
 * typed begins with a control character.
 */
async function clearNumbers({ trx }: UnitOfWork, lines: readonly Line[]): Promise<void> {
  await trx
    .updateTable('property')
    .set({ serial_number: sql<string>`chr(1) || id` })
    .where('id', '=', inArray(idsOf(lines, 'serial_number')))
    .execute();
  await trx
    .updateTable('property')
    .set({ uii: null })
    .where('id', '=', inArray(idsOf(lines, 'uii')))
    .execute();
}

/** Writes new values to the record, and keeps the numbers that they replace. */
export async function applyLines(
  work: UnitOfWork,
  amendmentId: string,
  lines: readonly Line[],
): Promise<void> {
  const { trx, at } = work;
  await clearNumbers(work, lines);
  for (const id of [...new Set(lines.map(({ itemId }) => itemId))].sort()) {
    const values = lines.filter(({ itemId }) => itemId === id).map(({ field, to }) => [field, to]);
    await trx.updateTable('property').set(Object.fromEntries(values)).where('id', '=', id).execute();
  }
  const former = lines.flatMap(({ itemId, field, from }) => {
    const kind = FIELD_RULES[field].former;
    if (!kind || from === null) return [];
    return [{ item_id: itemId, kind, value: from, until: at, amendment_id: amendmentId }];
  });
  if (former.length > 0) await trx.insertInto('former_identifier').values(former).execute();
}
