import { sql } from 'kysely';
import { inArray } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';
import { FIELD_RULES } from './fields';
import { sensitivityAfter } from '../property';
import type { AmendedItem, Line } from './lines';

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

/** What the lines write to one item, with whether it is sensitive then: two people say so. */
async function valuesFor(work: UnitOfWork, item: AmendedItem, lines: readonly Line[]) {
  const own = lines.filter(({ itemId }) => itemId === item.id).map(({ field, to }) => [field, to]);
  const values = Object.fromEntries(own) as Partial<AmendedItem>;
  return { ...values, ...(await sensitivityAfter(work, item, values, { bySecondPerson: true })) };
}

/**
 * Writes new values to the record, and keeps the numbers that they replace.
 *
 * @param items as they were, locked.
 * @returns the items that are sensitive now and were not, or the other way round.
 */
export async function applyLines(
  work: UnitOfWork,
  amendmentId: string,
  { lines, items }: { lines: readonly Line[]; items: readonly AmendedItem[] },
): Promise<Map<string, boolean>> {
  const { trx, at } = work;
  const turned = new Map<string, boolean>();
  await clearNumbers(work, lines);
  for (const item of items) {
    const values = await valuesFor(work, item, lines);
    await trx.updateTable('property').set(values).where('id', '=', item.id).execute();
    if (values.is_sensitive !== item.is_sensitive) turned.set(item.id, values.is_sensitive);
  }
  const former = lines.flatMap(({ itemId, field, from }) => {
    const kind = FIELD_RULES[field].former;
    if (!kind || from === null) return [];
    return [{ item_id: itemId, kind, value: from, until: at, amendment_id: amendmentId }];
  });
  if (former.length > 0) await trx.insertInto('former_identifier').values(former).execute();
  return turned;
}
