import { type Kysely, sql } from 'kysely';
import { type Viewer, recordedItems } from '../../access';
import { ApiError, type Database } from '../../kernel';
import { CLOSING_NAMES, militaryDate } from '../custody/on-closing';

/**
 * Sentences about serial numbers of items that left the book, as far as the person may see them.
 *
 * @param serials as `normalizeSerial` writes them.
 */
export async function leftBefore(
  db: Kysely<Database>,
  viewer: Viewer,
  serials: readonly string[],
): Promise<Map<string, string>> {
  if (serials.length === 0) return new Map();
  const serial = sql<string>`upper(btrim(property.serial_number))`;
  const rows = await db
    .selectFrom('property')
    .innerJoin('closing', 'closing.id', 'property.closing_id')
    .select([serial.as('serial'), 'property.left_at', 'closing.kind', 'closing.document_number'])
    .where(serial, 'in', serials)
    .where('property.left_at', 'is not', null)
    .where(recordedItems(viewer))
    .execute();
  return new Map(
    rows.map(({ serial: number, left_at, kind, document_number }) => {
      const by = `${CLOSING_NAMES[kind]} ${document_number}`;
      return [
        number,
        `${number} left the book on ${militaryDate(left_at ?? new Date(0))} by ${by}. Reinstate it.`,
      ];
    }),
  );
}

/** The refusal of an item whose serial number left the book; browsers offer to reinstate it. */
export const leftRefusal = (words: string) =>
  new ApiError(409, 'left-the-book', words, { serial_number: words });
