import { type Kysely, sql } from 'kysely';
import type { Viewer } from '../access';
import type { Database } from '../kernel';

/**
 * Whether what was not read yet has no serial number for a person: they are or were on the team of an open count that is
 * blind, whatever their role.
 */
export async function countsBlind(
  db: Kysely<Database>,
  viewer: Viewer,
  inventoryId: string,
): Promise<boolean> {
  const { rows } = await sql`
    select inventory.id from inventory join (
      select inventory_id, user_id from inventory_counter
      union all select inventory_id, user_id from inventory_former_counter
    ) counter on counter.inventory_id = inventory.id
    where inventory.id = ${inventoryId} and counter.user_id = ${viewer.id}
      and inventory.blind and inventory.closed_at is null
    limit 1`.execute(db);
  return rows.length > 0;
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
