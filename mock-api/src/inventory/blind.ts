import type { Kysely } from 'kysely';
import type { Viewer } from '../access';
import type { Database } from '../kernel';

/**
 * Whether what was not read yet has no serial number for a person: they are on the team of an open count that is blind,
 * whatever their role.
 */
export async function countsBlind(
  db: Kysely<Database>,
  viewer: Viewer,
  inventoryId: string,
): Promise<boolean> {
  const counter = await db
    .selectFrom('inventory')
    .innerJoin('inventory_counter as counter', 'counter.inventory_id', 'inventory.id')
    .select('counter.user_id')
    .where('inventory.id', '=', inventoryId)
    .where('counter.user_id', '=', viewer.id)
    .where('inventory.blind', '=', true)
    .where('inventory.closed_at', 'is', null)
    .executeTakeFirst();
  return counter !== undefined;
}

/** What a read of a blind count answers in place of the items that are alike. */
export const blindNearMissWords = (shown: string): string =>
  `${shown} is not on this count, but a similar serial number is. Read the plate again.`;

/** What the label of an item that was renumbered answers in a blind count. */
export const blindFormerWords = (shown: string): string =>
  `${shown} is a former serial number. Type the serial number on the plate.`;

/** What a mark answers in a blind count that contradicts the record or can be read in several ways. */
export const BLIND_DOUBT =
  'This mark does not name one item for certain. Type the serial number on the plate.';
