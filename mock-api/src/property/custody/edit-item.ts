import { type EditPropertyDto, formatLin, formatNsn, formatUii } from '@hand-receipt/contracts';
import { badRequest, conflict, forbidden, isUniqueViolation } from '../../kernel';
import { maySee } from '../../access';
import { isSensitive } from '../../checks';
import type { UnitOfWork } from '../../unit-of-work';
import { assertNumbers } from '../item-numbers';
import type { FieldValue, ItemField } from './item-record';
import { type LockedItem, keepsBookOf, lockItem, mayChange } from './item';

export type ItemEdit = Omit<EditPropertyDto, 'version'>;

/** Identifying data: filled in by one person, changed only by an amendment. */
const NUMBERS = { nsn: 'NSN', lin: 'LIN', uii: 'UII' } as const;

/** One field of an `ITEM UPDATED` event. */
type Change = { field: ItemField; from: FieldValue; to: FieldValue };

/** A text as it is written to the record, null where there is nothing in it; undefined where it was left out. */
function written<T extends string | null>(typed: string | null | undefined, format: (text: string) => T) {
  if (typed === undefined) return undefined;
  return typed?.trim() ? format(typed) : null;
}

const trimmed = (text: string) => text.trim();

/** What is sent, as it is written to the record; what was left out is undefined. */
const toRecord = ({ category, location, description, nsn, lin, uii }: ItemEdit) => ({
  category,
  location: written(location, trimmed),
  description: written(description, trimmed),
  nsn: written(nsn, formatNsn),
  lin: written(lin, formatLin),
  uii: written(uii, formatUii),
});

type WrittenEdit = ReturnType<typeof toRecord>;

/** The fields that were sent. */
const fieldsOf = (edit: WrittenEdit) =>
  (Object.keys(edit) as (keyof WrittenEdit)[]).filter((field) => edit[field] !== undefined);

/** @throws ApiError 403 where the actor may not edit one of the fields. */
async function requireMayEdit(work: UnitOfWork, item: LockedItem, record: WrittenEdit): Promise<void> {
  if (await keepsBookOf(work, item.id)) return;
  if (fieldsOf(record).some((field) => field !== 'location')) {
    throw forbidden(
      'Only a Supply Sergeant, a Commander or an Admin of the unit changes what is recorded of this item.',
    );
  }
  if (!(await mayChange(work, item.id))) {
    throw forbidden('Only people who signed for this item, or keep the property book, change its location.');
  }
}

/** @throws ApiError 409 with what is on record now, for each field that differs from what was sent. */
function requireSameVersion(item: LockedItem, record: WrittenEdit, seen: number | undefined): void {
  if (seen === undefined || item.version === seen) return;
  const differing = fieldsOf(record).filter((field) => record[field] !== item[field]);
  const present = differing.map((field) => [field, `On record now: ${item[field] ?? 'nothing'}`]);
  throw conflict('Somebody changed this while you were typing.', Object.fromEntries(present));
}

/** @throws ApiError 409 for a number that is on record already. */
function requireEmptyNumbers(item: LockedItem, record: WrittenEdit): void {
  for (const field of ['nsn', 'lin', 'uii'] as const) {
    const present = item[field];
    if (present === null || record[field] === undefined || record[field] === present) continue;
    const words = `The ${NUMBERS[field]} on record is ${present}. Changing it needs an amendment.`;
    throw conflict(words, { [field]: words });
  }
}

/**
 * Whether the item is sensitive after the edit. One that is sensitive for another reason than its category stays so.
 *
 * @throws ApiError 409 where it would stop being sensitive: that takes two signatures.
 */
function sensitiveAfter(item: LockedItem, record: WrittenEdit): boolean {
  const reasons = { securityLevel: item.security_level, marked: false };
  const marked = item.is_sensitive && !isSensitive({ ...reasons, category: item.category });
  const after = isSensitive({ ...reasons, marked, category: record.category ?? item.category });
  if (item.is_sensitive && !after) {
    throw conflict('1 item would leave the sensitive items. Propose it for signature.');
  }
  return after;
}

/** Names the item that has the UII where the actor may see it. */
async function uiiTaken({ trx, actor }: UnitOfWork, uii: string) {
  const other = await trx
    .selectFrom('property')
    .select(['id', 'name', 'serial_number'])
    .where('uii', '=', uii)
    .executeTakeFirst();
  const seen = other && (await maySee(trx, actor, other.id));
  const words = seen
    ? `UII ${uii} is on the book: ${other.name} ${other.serial_number}.`
    : `UII ${uii} is on another book.`;
  return conflict(words, { uii: words });
}

async function save(work: UnitOfWork, item: LockedItem, record: WrittenEdit, sensitive: boolean) {
  const { location, uii } = record;
  try {
    // Undone alone where another item has the UII, so that the item can be named.
    await work.savepoint(({ trx }) =>
      trx
        .updateTable('property')
        .set({
          ...record,
          is_sensitive: sensitive,
          ...(location && { last_location: null, location_until: null }),
        })
        .where('id', '=', item.id)
        .execute(),
    );
  } catch (error) {
    if (uii && isUniqueViolation(error, 'property_uii')) throw await uiiTaken(work, uii);
    throw error;
  }
}

/**
 * Edits what is recorded of an item: its location by people who signed for it; category and description, and an NSN, LIN
 * or UII that is not on record yet, by the keepers of its book. An edit that changes nothing leaves no event.
 *
 * @param seen the version that the person has seen. Without it nothing is checked.
 * @throws ApiError 404 out of sight; 403; 400 for a number that is none; 409 where the item has changed since, where
 *   the edit needs a second signature, or where another item has the UII.
 */
export async function editItem(
  work: UnitOfWork,
  itemId: string,
  edit: ItemEdit,
  seen?: number,
): Promise<void> {
  const item = await lockItem(work, itemId);
  assertNumbers(edit);
  const record = toRecord(edit);
  if (fieldsOf(record).length === 0) throw badRequest('Say what to change.');
  await requireMayEdit(work, item, record);
  requireSameVersion(item, record, seen);
  requireEmptyNumbers(item, record);
  const sensitive = sensitiveAfter(item, record);

  const changes: Change[] = fieldsOf(record)
    .filter((field) => record[field] !== item[field])
    .map((field) => ({ field, from: item[field], to: record[field] ?? null }));
  if (changes.length === 0) return;
  if (sensitive !== item.is_sensitive) {
    changes.push({ field: 'is_sensitive', from: item.is_sensitive, to: sensitive });
  }
  await save(work, item, record, sensitive);
  work.addAudience({ items: [itemId] });
  await work.record('ITEM UPDATED', item, { changes });
}
