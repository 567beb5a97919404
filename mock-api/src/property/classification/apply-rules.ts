import type { Selectable } from 'kysely';
import type { Database } from '../../kernel';
import type { UnitOfWork } from '../../unit-of-work';
import type { FieldValue } from '../custody/item-record';
import { BookRules } from './book-rules';
import { wouldLeave } from './sensitivity';

type Item = Selectable<Database['property']>;

/** What the catalog writes to an item. */
export type CatalogFacts = Partial<Pick<Item, 'ciic' | 'unit_of_issue' | 'calibration_days'>>;

/** An item with what it takes over from the catalog, and whether it is sensitive by the rules as they are now. */
interface Applied {
  item: Item;
  facts: CatalogFacts;
  isSensitive: boolean;
}

/** One field of an event, as an event carries it. */
const changeOf = (field: string, from: FieldValue | number, to: FieldValue | number) => ({
  field,
  from: typeof from === 'number' ? String(from) : from,
  to: typeof to === 'number' ? String(to) : to,
});

function changesOf({ item, facts, isSensitive }: Applied) {
  const entries = Object.entries(facts) as [keyof CatalogFacts, string | number | null][];
  const changes = entries
    .filter(([field, value]) => item[field] !== value)
    .map(([field, value]) => changeOf(field, item[field], value));
  return isSensitive === item.is_sensitive
    ? changes
    : [...changes, changeOf('is_sensitive', item.is_sensitive, isSensitive)];
}

async function save(work: UnitOfWork, { item, facts, isSensitive }: Applied): Promise<void> {
  await work.trx
    .updateTable('property')
    .set({
      ...facts,
      is_sensitive: isSensitive,
      ...(isSensitive && !item.is_sensitive && { sensitive_since: work.at }),
    })
    .where('id', '=', item.id)
    .execute();
}

/**
 * Writes to each of these items, which are locked, what the rules now say of it, and the event of each that changes.
 *
 * @param factsOf what an item takes over from the catalog
 * @returns how many items changed.
 * @throws ApiError 409 with their number where items would stop being sensitive; then nothing is changed.
 */
export async function applyRules(
  work: UnitOfWork,
  items: readonly Item[],
  factsOf: (item: Item) => CatalogFacts = () => ({}),
): Promise<number> {
  const rules = new BookRules(work.trx);
  const changed: Applied[] = [];
  let leaving = 0;
  for (const item of items) {
    const facts = factsOf(item);
    const isSensitive = (await rules.reasonOf({ ...item, ...facts })) !== null;
    if (item.is_sensitive && !isSensitive) leaving += 1;
    const applied = { item, facts, isSensitive };
    if (changesOf(applied).length > 0) changed.push(applied);
  }
  if (leaving > 0) throw wouldLeave(leaving);
  for (const applied of changed) await save(work, applied);
  work.addAudience({ items: changed.map(({ item }) => item.id) });
  for (const applied of changed) {
    await work.record('ITEM CLASSIFIED', applied.item, { changes: changesOf(applied) });
  }
  return changed.length;
}
