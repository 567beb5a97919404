import { type MarkIdentity, normalizeSerial, type ScanReading } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import { type Viewer, visibleItems } from '../../access';
import { type Database, inArray } from '../../kernel';
import { indexedSerial } from '../transfers/indexed-serial';
import { type MarkedItems, type Resolved, resolveMark } from './resolve-mark';

/** What a code means; `several` where its separators are lost and more than one item fits. */
export type Scanned = Resolved | { kind: 'several'; itemIds: string[] };

/** A reading that names an item. */
export type ItemReading = Exclude<ScanReading, { kind: 'page' | 'refused' }>;

/** The readings of a code, the likeliest first. */
const identitiesOf = (reading: ItemReading): readonly MarkIdentity[] =>
  reading.kind === 'label' ? [{ uii: null, serial: reading.serial }] : reading.identities;

const distinct = (values: readonly (string | null)[]): string[] => [
  ...new Set(values.filter((value) => value !== null)),
];

async function findFormer(db: Kysely<Database>, serials: readonly string[], uiis: readonly string[]) {
  const found = await db
    .selectFrom('former_identifier')
    .select(['kind', 'value', 'item_id', 'until'])
    .where((where) =>
      where.or([
        where.and([where('kind', '=', 'serial'), where('value', '=', inArray(serials))]),
        where.and([where('kind', '=', 'uii'), where('value', '=', inArray(uiis))]),
      ]),
    )
    .orderBy('until', 'desc')
    .orderBy('amendment_id', 'desc')
    .execute();
  return found.flatMap(({ kind, ...one }) => (kind === 'serial' || kind === 'uii' ? [{ kind, ...one }] : []));
}

/** The items that the numbers of these readings belong to, or belonged to. */
async function findItems(
  db: Kysely<Database>,
  identities: readonly MarkIdentity[],
  viewer: Viewer | null,
): Promise<MarkedItems> {
  const serials = distinct(identities.map(({ serial }) => serial));
  const uiis = distinct(identities.map(({ uii }) => uii));
  const former = await findFormer(db, serials, uiis);
  const items = await db
    .selectFrom('property')
    .select(['id', 'uii', 'serial_number'])
    .where((where) =>
      where.or([
        where(indexedSerial, '=', inArray(serials)),
        where(sql`uii`, '=', inArray(uiis)),
        where('id', '=', inArray(former.map(({ item_id }) => item_id))),
      ]),
    )
    .$if(viewer !== null, (all) => all.where(visibleItems(viewer!)))
    .orderBy('id')
    .execute();
  return {
    former,
    items: items.map(({ serial_number, ...item }) => ({ ...item, serial: normalizeSerial(serial_number) })),
  };
}

/** Of the items that fit a code without separators, the one whose UII and serial number both do. */
function settle(found: readonly Resolved[]): Scanned | null {
  const itemIds = distinct(found.map((one) => (one.kind === 'item' ? one.itemId : null)));
  if (itemIds.length > 1) return { kind: 'several', itemIds };
  return found.find(({ kind }) => kind === 'item') ?? found[0] ?? null;
}

/**
 * What a code means: the item of our label where it had the label's serial number before an amendment, else the item of
 * the UII, the serial number, or the former serial number, even if the person may not see it. Where the separators of a
 * mark are lost, only items that they may see decide how it is read. Do not show it to a person who may not see it.
 */
export async function findScanned(
  db: Kysely<Database>,
  viewer: Viewer,
  reading: ItemReading,
): Promise<Scanned | null> {
  const identities = identitiesOf(reading);
  const isPlain = reading.kind !== 'label' && identities.every(({ uii, serial }) => !uii || !serial);
  const known = await findItems(db, identities, identities.length > 1 && !isPlain ? viewer : null);
  if (reading.kind === 'label') {
    // After an exchange of two numbers the label of one item shows the number of the other.
    const former = known.former.find(({ item_id }) => item_id === reading.itemId);
    const item = former && known.items.find(({ id }) => id === former.item_id);
    if (former && item && item.serial !== reading.serial) {
      return { kind: 'item', itemId: item.id, until: former.until, newUii: null };
    }
  }
  return settle(identities.flatMap((identity) => resolveMark(known, identity) ?? []));
}
