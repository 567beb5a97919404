import { type EditPropertyDto, formatLin, formatNsn, formatUii } from '@hand-receipt/contracts';
import { badRequest, conflict, forbidden } from '../../kernel';
import type { UnitOfWork } from '../../unit-of-work';
import { applyListOf } from '../component-list/apply-list';
import { findCatalogItem } from '../classification/catalog-item';
import { requireMayClassify } from '../classification/may-classify';
import { holdRules, sensitivityAfter } from '../classification/sensitivity';
import { assertNumbers } from '../item-numbers';
import { CLASSIFICATION_FIELDS } from './item-record';
import { type LockedItem, keepsBookOf, lockItem, mayChange } from './item';
import { type Change, recordChanges, saveEdit } from './save-edit';

export type ItemEdit = Omit<EditPropertyDto, 'version'>;

/** Identifying data: filled in by one person, changed only by an amendment. */
const NUMBERS = { nsn: 'NSN', lin: 'LIN', uii: 'UII' } as const;

/** A text as it is written to the record, null where there is nothing in it; undefined where it was left out. */
function written<T extends string | null>(typed: string | null | undefined, format: (text: string) => T) {
  if (typed === undefined) return undefined;
  return typed?.trim() ? format(typed) : null;
}

const trimmed = (text: string) => text.trim();

/** What is sent, as it is written to the record; what was left out is undefined. */
const toRecord = ({ category, location, description, nsn, lin, uii, ...classified }: ItemEdit) => ({
  category,
  location: written(location, trimmed),
  description: written(description, trimmed),
  nsn: written(nsn, formatNsn),
  lin: written(lin, formatLin),
  uii: written(uii, formatUii),
  ciic: classified.ciic,
  sensitive_mark: classified.sensitive_mark,
});

type WrittenEdit = ReturnType<typeof toRecord>;

/** Without the fields that were left out. */
const sentOnly = (edit: WrittenEdit) =>
  Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== undefined)) as Partial<LockedItem>;

/** The fields that were sent. */
const fieldsOf = (edit: WrittenEdit) =>
  (Object.keys(edit) as (keyof WrittenEdit)[]).filter((field) => edit[field] !== undefined);

/** @throws ApiError 403 where the actor may not edit one of the fields. */
async function requireMayEdit(work: UnitOfWork, item: LockedItem, record: WrittenEdit): Promise<void> {
  if (fieldsOf(record).some((field) => CLASSIFICATION_FIELDS.includes(field))) {
    await requireMayClassify(work, item.id);
  }
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

/** An NSN that is filled in brings along what the catalog knows of it and the item has not. */
async function withCatalog({ trx }: UnitOfWork, item: LockedItem, record: WrittenEdit): Promise<WrittenEdit> {
  if (!record.nsn || item.ciic !== null || record.ciic !== undefined) return record;
  const known = await findCatalogItem(trx, item.unit_id, record.nsn);
  return known?.ciic ? { ...record, ciic: known.ciic } : record;
}

/**
 * Edits what is recorded of an item: its location by people who signed for it; category and description, and an NSN, LIN
 * or UII that is not on record yet, by the keepers of its book; what classifies it by its Supply Sergeant or Commander.
 * An edit that changes nothing leaves no event.
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
  await holdRules(work);
  const item = await lockItem(work, itemId);
  assertNumbers(edit);
  const typed = toRecord(edit);
  if (fieldsOf(typed).length === 0) throw badRequest('Say what to change.');
  await requireMayEdit(work, item, typed);
  requireSameVersion(item, typed, seen);
  requireEmptyNumbers(item, typed);
  const record = await withCatalog(work, item, typed);
  const sensitivity = await sensitivityAfter(work, item, sentOnly(record));

  const changes: Change[] = fieldsOf(record)
    .filter((field) => record[field] !== item[field])
    .map((field) => ({ field, from: item[field], to: record[field] ?? null }));
  if (changes.length === 0) return;
  if (sensitivity.is_sensitive !== item.is_sensitive) {
    changes.push({ field: 'is_sensitive', from: item.is_sensitive, to: sensitivity.is_sensitive });
  }
  await saveEdit(work, itemId, record, sensitivity);
  work.addAudience({ items: [itemId] });
  await recordChanges(work, item, changes);
  if (changes.some(({ field }) => field === 'nsn'))
    await applyListOf(work, { ...item, nsn: record.nsn ?? null });
}
