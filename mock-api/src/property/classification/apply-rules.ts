import type { Selectable } from 'kysely';
import type { Json } from '@hand-receipt/ledger';
import { type Database, conflict } from '../../kernel';
import type { UnitOfWork } from '../../unit-of-work';
import type { FieldValue } from '../custody/item-record';
import { BookRules } from './book-rules';
import { WouldLeave } from './sensitivity';

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

/** A change of the rules that two people have signed. */
export interface SignedChange {
  /** The items that stop being sensitive, as both have signed. */
  itemIds: readonly string[];
  /** What the event of each item says of the two signatures. */
  details: Record<string, Json>;
}

/** @throws ApiError 409 where other items would stop being sensitive than those that were signed. */
function requireSigned(leaving: readonly string[], signed: SignedChange | undefined): void {
  if (!signed) {
    if (leaving.length > 0) throw new WouldLeave(leaving);
    return;
  }
  const known = new Set(signed.itemIds);
  if (leaving.length === known.size && leaving.every((id) => known.has(id))) return;
  throw conflict(
    `${leaving.length} would stop being sensitive now, not the ${known.size} of this proposal. Propose it again.`,
  );
}

async function applyTo(
  rules: BookRules,
  items: readonly Item[],
  factsOf: (item: Item) => CatalogFacts,
): Promise<Applied[]> {
  const applied: Applied[] = [];
  for (const item of items) {
    const facts = factsOf(item);
    applied.push({ item, facts, isSensitive: (await rules.reasonOf({ ...item, ...facts })) !== null });
  }
  return applied;
}

/**
 * Writes to each of these items, which are locked, what the rules now say of it, and the event of each that changes.
 *
 * @param factsOf what an item takes over from the catalog
 * @param signed by two people; without it one person acts alone
 * @returns how many items changed.
 * @throws WouldLeave where items would stop being sensitive by one person; ApiError 409 where they are others than those
 *   that were signed. Then nothing is changed.
 */
export async function applyRules(
  work: UnitOfWork,
  items: readonly Item[],
  { factsOf = () => ({}), signed }: { factsOf?: (item: Item) => CatalogFacts; signed?: SignedChange } = {},
): Promise<number> {
  const applied = await applyTo(new BookRules(work.trx), items, factsOf);
  const leaving = applied.filter(({ item, isSensitive }) => item.is_sensitive && !isSensitive);
  requireSigned(
    leaving.map(({ item }) => item.id),
    signed,
  );
  const changed = applied.filter((one) => changesOf(one).length > 0);
  for (const one of changed) await save(work, one);
  work.addAudience({ items: changed.map(({ item }) => item.id) });
  for (const one of changed) {
    await work.record('ITEM CLASSIFIED', one.item, { changes: changesOf(one), ...signed?.details });
  }
  return changed.length;
}
