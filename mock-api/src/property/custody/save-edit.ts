import type { Updateable } from 'kysely';
import { type Database, conflict, isUniqueViolation } from '../../kernel';
import { maySee } from '../../access';
import type { UnitOfWork } from '../../unit-of-work';
import type { SensitivityChange } from '../classification/sensitivity';
import type { LockedItem } from './item';
import { CLASSIFICATION_FIELDS, type FieldValue, type ItemField } from './item-record';

/** One field of an `ITEM UPDATED` or `ITEM CLASSIFIED` event. */
export type Change = { field: ItemField; from: FieldValue; to: FieldValue };

type EditedFields = Updateable<Database['property']> & { uii?: string | null; location?: string | null };

/** Names the item that has the UII where the actor may see it. */
async function uiiTaken({ trx, actor }: UnitOfWork, uii: string) {
  const other = await trx
    .selectFrom('property')
    .select(['id', 'name', 'serial_number'])
    .where('uii', '=', uii)
    .where('left_at', 'is', null)
    .executeTakeFirst();
  const seen = other && (await maySee(trx, actor, other.id));
  const words = seen
    ? `UII ${uii} is on the book: ${other.name} ${other.serial_number}.`
    : `UII ${uii} is on another book.`;
  return conflict(words, { uii: words });
}

/**
 * Writes the new values of an item.
 *
 * @throws ApiError 409 where another item has the UII.
 */
export async function saveEdit(
  work: UnitOfWork,
  itemId: string,
  record: EditedFields,
  sensitivity: SensitivityChange,
): Promise<void> {
  const { location, uii } = record;
  try {
    // Undone alone where another item has the UII, so that the item can be named.
    await work.savepoint(({ trx }) =>
      trx
        .updateTable('property')
        .set({
          ...record,
          ...sensitivity,
          ...(location && { last_location: null, location_until: null }),
        })
        .where('id', '=', itemId)
        .execute(),
    );
  } catch (error) {
    if (uii && isUniqueViolation(error, 'property_uii')) throw await uiiTaken(work, uii);
    throw error;
  }
}

/** Writes the events of the changes: what classifies the item by itself, with whether that made it sensitive. */
export async function recordChanges(
  work: UnitOfWork,
  item: LockedItem,
  changes: readonly Change[],
): Promise<void> {
  const classifies = changes.some(({ field }) => CLASSIFICATION_FIELDS.includes(field));
  const isClassification = ({ field }: Change) =>
    classifies && (field === 'is_sensitive' || CLASSIFICATION_FIELDS.includes(field));
  const updated = changes.filter((change) => !isClassification(change));
  const classified = changes.filter(isClassification);
  if (updated.length > 0) await work.record('ITEM UPDATED', item, { changes: updated });
  if (classified.length > 0) await work.record('ITEM CLASSIFIED', item, { changes: classified });
}
