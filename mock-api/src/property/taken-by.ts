import { type Kysely, sql } from 'kysely';
import { type Viewer, recordedItems } from '../access';
import { type Database, inArray } from '../kernel';

/** Where the item is that has a number, at the end of a sentence. Of an item out of sight nothing else is said. */
export const WHERE = {
  seen: 'an item with it is in the property book',
  unseen: 'it is on another book',
  left: 'it left another book. Ask that unit to reinstate it and transfer it to yours. Then choose Enter in our book',
};

const COLUMN = { serial: sql<string>`upper(btrim(property.serial_number))`, uii: sql<string>`property.uii` };

/**
 * Where the items are that have these numbers, by number. A serial number is unique even among items that left; a UII is
 * free again once its item has left.
 *
 * @param numbers as the record writes them.
 */
export async function takenBy(
  db: Kysely<Database>,
  viewer: Viewer,
  kind: 'serial' | 'uii',
  numbers: readonly string[],
): Promise<Map<string, string>> {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .selectFrom('property')
    .select([COLUMN[kind].as('number'), 'left_at', recordedItems(viewer).as('isSeen')])
    .where(COLUMN[kind], '=', inArray(numbers))
    .$if(kind === 'uii', (items) => items.where('left_at', 'is', null))
    .execute();
  return new Map(
    rows.map(({ number, left_at: leftAt, isSeen }) => {
      if (isSeen) return [number, WHERE.seen];
      return [number, leftAt ? WHERE.left : WHERE.unseen];
    }),
  );
}
