import type { PrintPairsDto } from '@hand-receipt/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { type Database, type PaperLine, inArray } from '../kernel';
import { type Viewer, unitsBelow, visibleItems } from '../access';
import { sortLines, toLine } from './lines';

/** A giver and the person directly below them in a chain: one hand receipt. */
export interface Pair {
  /** Null: the property book gives. */
  giverId: string | null;
  /** The unit of the book that gives; null where a person gives. */
  unitId: string | null;
  holderId: string;
}

/** One text for a pair, to find it by. */
export const pairKey = ({ giverId, unitId, holderId }: Pair): string =>
  `${giverId ?? ''}/${unitId ?? ''}/${holderId}`;

/** Every link below another one, with its item: the pairs of all chains. */
const selectPairs = (db: Kysely<Database>) =>
  db
    .selectFrom('custody_link as below')
    .innerJoin('custody_link as above', (join) =>
      join
        .onRef('above.item_id', '=', 'below.item_id')
        .on('above.position', '=', sql<number>`below.position - 1`),
    )
    .innerJoin('property', 'property.id', 'below.item_id')
    .select(['below.user_id as holderId', 'above.user_id as giverId'])
    .select(sql<string | null>`case when above.user_id is null then property.unit_id end`.as('unitId'));

/** Which pairs are asked for; a condition that is left out is none. */
function conditionsOf({ holderId, giverId, unitId }: PrintPairsDto): RawBuilder<boolean>[] {
  return [
    ...(holderId === undefined ? [] : [sql<boolean>`below.user_id = ${holderId}`]),
    ...(giverId === undefined ? [] : [sql<boolean>`above.user_id is not distinct from ${giverId}`]),
    ...(unitId === undefined ? [] : [sql<boolean>`holder.unit_id in ${unitsBelow(unitId)}`]),
  ];
}

/** The pairs whose items the viewer may see, by giver and holder, each with the items that the viewer may see. */
export async function listPairs(
  db: Kysely<Database>,
  viewer: Viewer,
  asked: PrintPairsDto,
): Promise<(Pair & { itemIds: string[] })[]> {
  const rows = await selectPairs(db)
    .innerJoin('users as holder', 'holder.id', 'below.user_id')
    .leftJoin('users as giver', 'giver.id', 'above.user_id')
    .select('property.id as itemId')
    .where('below.position', '>', 0)
    .where((row) => row.and([visibleItems(viewer), ...conditionsOf(asked)]))
    .orderBy(sql`giver.last_name nulls first`)
    .orderBy('above.user_id')
    .orderBy('holder.last_name')
    .orderBy('below.user_id')
    .orderBy('property.name')
    .orderBy('property.serial_number')
    .execute();
  const pairs = new Map<string, Pair & { itemIds: string[] }>();
  for (const { itemId, giverId, unitId, holderId } of rows) {
    if (holderId === null) continue;
    const key = pairKey({ giverId, unitId, holderId });
    const known = pairs.get(key);
    if (known) known.itemIds.push(itemId);
    else pairs.set(key, { giverId, unitId, holderId, itemIds: [itemId] });
  }
  return [...pairs.values()];
}

/** What each of these pairs has now by `pairKey`, without regard to what a viewer may see. A pair that has ended has no lines. */
export async function readLines(
  db: Kysely<Database>,
  pairs: readonly Pair[],
): Promise<Map<string, PaperLine[]>> {
  const lines = new Map<string, PaperLine[]>(pairs.map((pair) => [pairKey(pair), []]));
  if (pairs.length === 0) return lines;
  const rows = await selectPairs(db)
    .select((row) => [
      'property.id',
      'property.serial_number as serialNumber',
      jsonArrayFrom(
        row
          .selectFrom('component')
          .select(['name', 'nsn', 'serial_number as serialNumber', 'quantity', 'on_hand as onHand'])
          .whereRef('component.property_id', '=', 'property.id')
          .orderBy('component.position'),
      ).as('components'),
    ])
    .where('below.user_id', '=', inArray(pairs.map(({ holderId }) => holderId)))
    .execute();
  for (const { giverId, unitId, holderId, ...item } of rows) {
    if (holderId !== null) lines.get(pairKey({ giverId, unitId, holderId }))?.push(toLine(item));
  }
  for (const [key, found] of lines) lines.set(key, sortLines(found));
  return lines;
}
