import {
  CALIBRATION_NOTICE_DAYS,
  CALIBRATION_NOTICES,
  type CalibrationDto,
  type PropertyDto,
  type RecordCalibrationDto,
  type RecordedCalibrationDto,
} from '@hand-receipt/contracts';
import { toHex } from '@hand-receipt/ledger';
import { badRequest, conflict, daysUntil, forbidden, localDay } from '../../kernel';
import { endReminders } from '../../live';
import { newEventId } from '../../ledger';
import type { UnitOfWork } from '../../unit-of-work';
import { type LockedItem, keepsBookOf, lockItem } from '../custody/item';
import { versionOf } from '../optimistic-lock';
import { requireOwnPhotos } from '../../uploads';
import { calibrationDays } from './interval';
import { readCalibrations } from './read-calibrations';

type Info = NonNullable<PropertyDto['calibration_info']>;

const orNull = (text: string | null | undefined): string | null => text?.trim() || null;

/** A day, YYYY-MM-DD, so many days later. */
const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** @throws ApiError 400 for days that cannot be, or where the next one is not known. */
function nextDueOf(body: RecordCalibrationDto, days: number | null): string {
  const { doneOn, result, nextDue = null } = body;
  if (result === 'failed') {
    if (nextDue === null) return doneOn;
    const words = 'An item that failed is due at once. Leave the next due date empty.';
    throw badRequest(words, { nextDue: words });
  }
  if (nextDue === null && days === null) {
    const words = 'Enter when the next calibration is due. No interval is on record for this item.';
    throw badRequest(words, { nextDue: words });
  }
  const due = nextDue ?? daysAfter(doneOn, days ?? 0);
  if (due > doneOn) return due;
  const words = 'The next calibration is due after this one.';
  throw badRequest(words, { nextDue: words });
}

/** @throws ApiError 400 for a calibration of another item, 409 for one that was voided before. */
function requireVoidable(known: readonly CalibrationDto[], voids: string): void {
  const wrong = known.find(({ id }) => id === voids);
  if (!wrong) throw badRequest('This item has no such calibration to void.');
  if (wrong.voidedBy !== null) throw conflict(`${wrong.id} was voided by ${wrong.voidedBy} before.`);
}

/** What the clock tells the holder of the item's due date. */
const noticesOf = (itemId: string) => ({
  kind: 'calibration-due' as const,
  keyStart: `${itemId} `,
  path: `/property-book/${itemId}`,
  titles: CALIBRATION_NOTICES,
});

/** What the item shows of its calibration, after the newest that counts. */
function infoAfter(before: Info | null, entry: CalibrationDto, days: number | null, now: Date): Info {
  const { doneOn, nextDue, notes } = entry;
  // What was on record before calibrations were recorded one by one is kept as it was.
  const history = before?.history ?? [];
  const last = before?.lastCalibrationDate;
  const isListed = last === null || last === undefined || history.some(({ date }) => date === last);
  return {
    lastCalibrationDate: doneOn,
    nextCalibrationDueDate: nextDue,
    calibrationIntervalDays: days ?? daysUntil(nextDue, new Date(`${doneOn}T12:00:00`)),
    status: daysUntil(nextDue, now) <= CALIBRATION_NOTICE_DAYS ? 'due-soon' : 'current',
    notes,
    history: isListed ? history : [{ date: last, notes: before?.notes ?? '' }, ...history],
  };
}

/** @throws ApiError 403 for somebody who neither holds the item nor keeps its book. */
async function requireMayRecord(work: UnitOfWork, item: LockedItem): Promise<void> {
  if (item.assigned_to_user_id === work.actor.id || (await keepsBookOf(work, item.id))) return;
  throw forbidden(
    'Only the person who holds this item, or keeps the property book, records its calibration.',
  );
}

/** Writes the entry with its photos. */
async function insertCalibration(
  work: UnitOfWork,
  itemId: string,
  body: RecordCalibrationDto,
  nextDue: string,
) {
  const { trx, actor, at } = work;
  const uploadIds = [...new Set(body.uploadIds ?? [])];
  const photos = await requireOwnPhotos(work, uploadIds);
  const row = {
    done_on: body.doneOn,
    next_due: nextDue,
    by_name: body.byName.trim(),
    certificate: orNull(body.certificate),
    result: body.result,
    notes: orNull(body.notes),
    voids: body.voids ?? null,
  };
  const eventId = newEventId();
  const { id } = await trx
    .insertInto('calibration')
    .values({ ...row, item_id: itemId, by_user_id: actor.id, at, event_id: eventId })
    .returning('id')
    .executeTakeFirstOrThrow();
  const carried = uploadIds.map((upload_id, position) => ({ calibration_id: id, position, upload_id }));
  if (carried.length > 0) await trx.insertInto('calibration_photo').values(carried).execute();
  return { id, eventId, row, photos: photos.map((hash) => toHex(hash)) };
}

/** @throws ApiError 409 for another version; 400 for a day in the future or an empty name. */
function requireEntry({ at }: UnitOfWork, { version }: LockedItem, body: RecordCalibrationDto): void {
  if (body.version !== undefined && body.version !== version) {
    throw conflict('Somebody changed this while you were typing.');
  }
  if (body.doneOn > localDay(at)) {
    const words = 'The calibration date is in the future.';
    throw badRequest(words, { doneOn: words });
  }
  if (!body.byName.trim()) {
    const words = 'Enter who calibrated it.';
    throw badRequest(words, { byName: words });
  }
}

/** The newest that was not voided. */
const newestOf = (all: readonly CalibrationDto[]) => all.find(({ voidedBy }) => voidedBy === null);

/**
 * Moves the item's due date to that of the calibration that counts, and ends the notices of the old one.
 *
 * @returns the due date after it.
 */
async function moveDueDate(
  { trx, at }: UnitOfWork,
  { id, calibration_info: before }: LockedItem,
  { current, days }: { current: CalibrationDto | undefined; days: number | null },
): Promise<string | null> {
  const due = before?.nextCalibrationDueDate ?? null;
  if (!current) return due;
  const info = infoAfter(before, current, days, at);
  await trx
    .updateTable('property')
    .set({ requires_calibration: true, calibration_info: JSON.stringify(info) })
    .where('id', '=', id)
    .execute();
  if (info.nextCalibrationDueDate !== due) await endReminders(trx, noticesOf(id));
  return info.nextCalibrationDueDate;
}

/**
 * Records a calibration. The item's due date becomes that of the newest one that was not voided, and notices of the old
 * date end. The person is asked for an interval only where none is on record.
 *
 * @returns the item's version by then, and all its calibrations, the newest first.
 * @throws ApiError 404 out of sight; 403; 400 for a date in the future or a next one that is not known; 409 where the
 *   item has another version by now, or the wrong entry was voided before.
 */
export async function recordCalibration(
  work: UnitOfWork,
  itemId: string,
  body: RecordCalibrationDto,
): Promise<RecordedCalibrationDto> {
  const item = await lockItem(work, itemId);
  await requireMayRecord(work, item);
  requireEntry(work, item, body);
  const known = await readCalibrations(work.trx, itemId);
  if (body.voids) requireVoidable(known, body.voids);
  const days = await calibrationDays(work.trx, item);
  const { id, eventId, row, photos } = await insertCalibration(work, itemId, body, nextDueOf(body, days));

  const all = await readCalibrations(work.trx, itemId);
  // A later one may be on record from before calibrations were recorded one by one.
  const isLatest = known.length > 0 || (item.calibration_info?.lastCalibrationDate ?? '') <= body.doneOn;
  const due = await moveDueDate(work, item, { current: isLatest ? newestOf(all) : undefined, days });
  work.addAudience({ items: [itemId] });
  const { done_on: doneOn, next_due: nextDue, by_name: byName, ...rest } = row;
  const details = { calibrationId: id, doneOn, nextDue, byName, ...rest, photos, dueAfter: due };
  await work.record('CALIBRATION RECORDED', item, details, eventId);
  return { version: await versionOf(work, itemId), calibrations: all };
}
