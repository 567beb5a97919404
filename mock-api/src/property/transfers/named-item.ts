import { type Expression, sql } from 'kysely';

/**
 * The id of the item on the book that a serial number names: the one that has it, or else the one that had it last
 * before an amendment. Null where there is none.
 *
 * @param serial normalized.
 */
export const namedItem = (serial: Expression<string> | string) => sql<string | null>`coalesce(
  (select named.id from property named
    where upper(btrim(named.serial_number)) = ${serial} and named.left_at is null),
  (select former.item_id from former_identifier former
    join property named on named.id = former.item_id and named.left_at is null
    where former.kind = 'serial' and former.value = ${serial}
    order by former.until desc, former.amendment_id desc limit 1))`;
