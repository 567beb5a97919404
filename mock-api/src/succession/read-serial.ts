import {
  type DifferenceAct,
  type ReadingAnswerDto,
  type ReadingDto,
  type SuccessionDifferenceKind,
  countCodeProblem,
  normalizeSerial,
  scanName,
} from '@hand-receipt/contracts';
import { sql } from 'kysely';
import { badRequest, conflict } from '../kernel';
import { militaryTime } from '../live';
import { reportSeen } from '../loss-cases';
import { readItemCode, recordFound, recordSeen } from '../property';
import type { UnitOfWork } from '../unit-of-work';
import { requireOwnUpload } from '../uploads';
import {
  type SectionRow,
  endCount,
  findCounted,
  lockCount,
  lockLine,
  requireActor,
  setResult,
} from './count-section';
import type { SeenSuccession } from './find-succession';
import { noteShort } from './line-components';
import { isLostSince, noteLost } from './lost-line';
import { findReading } from './list-readings';
import { type DifferenceChange, openDifference, settleDifferences } from './open-difference';
import { isOneSession, readerOf } from './parts';
import { type SetItem, findMatch, findNear } from './set-match';

interface Reading {
  work: UnitOfWork;
  succession: SeenSuccession;
  section: SectionRow;
  /** As the plate reads, in the normal form. */
  serial: string;
}

interface Answer extends Pick<ReadingAnswerDto, 'result' | 'message'> {
  itemId: string | null;
  /** Of the line that was found. */
  section: number | null;
  difference?: DifferenceChange;
}

const sought = ({ work, succession, section, serial }: Reading) => ({
  work,
  successionId: succession.id,
  section: section.number,
  serial,
});

async function wasRead({ work }: Reading, { counted_at: at, counted_by: by }: SetItem): Promise<string> {
  const reader = await work.trx
    .selectFrom('users')
    .select(sql<string>`rank || ' ' || last_name`.as('name'))
    .where('id', '=', by)
    .executeTakeFirst();
  return `Read on ${militaryTime(at ?? new Date(0))} by ${reader?.name ?? ''}.`;
}

/**
 * A line that was read before stays as it is. What was found with another section may be read again in its own, and what
 * another count did not see since is found by reading it again.
 */
const isReadBefore = ({ result, missing_in: missingIn }: SetItem, isHere: boolean): boolean =>
  missingIn === null && (result === 'verified' || (result === 'other-section' && !isHere));

/** A loss that was reported after the reading takes another one. */
const isDone = async ({ work, succession }: Reading, found: SetItem, isHere: boolean): Promise<boolean> =>
  isReadBefore(found, isHere) && !(await isLostSince(work.trx, succession.id, found.id));

/** A match: the item was seen. What is short of it is a difference. */
async function countMatch(reading: Reading, found: SetItem): Promise<Answer> {
  const { work, succession, section } = reading;
  const isHere = found.section_number === section.number || isOneSession(succession, section, found);
  const at = { itemId: found.id, section: found.section_number };
  if (await isDone(reading, found, isHere)) {
    return { ...at, result: 'already-verified', message: await wasRead(reading, found) };
  }
  const { item } = await lockLine(work, succession.id, found.id);
  const result = isHere ? 'verified' : 'other-section';
  const verificationId = await recordSeen(work, item, {
    verificationType: 'Joint inventory',
    finds: { successionId: succession.id },
  });
  await reportSeen(work, item, succession.id);
  await setResult(work, succession.id, item.id, { result, verificationId });
  const isSettled = await settleByMatch(reading, item.id, isHere);
  if (!isHere) await openWrongHolder(reading, found);
  const short = await noteShort(work, succession, at);
  const lost = await noteLost(work, succession, at);
  const holder = found.holder ? `held by ${found.holder}` : 'not signed for';
  return {
    ...at,
    result,
    message: isHere
      ? `Matches. ${found.serial_number}, ${found.name}, ${holder}.`
      : `On the hand receipt of ${found.holder ?? 'nobody'}.`,
    difference: isHere ? (lost ?? short ?? (isSettled ? 'resolved' : null)) : 'opened',
  };
}

/** Resolves what a match answers. @returns whether there was a difference to resolve */
async function settleByMatch(
  { work, succession }: Reading,
  itemId: string,
  isHere: boolean,
): Promise<boolean> {
  const answered: [SuccessionDifferenceKind, DifferenceAct][] = [
    ['missing', 'found'],
    ['serial-differs', 'recount'],
    ['not-readable', 'recount'],
    ...(isHere ? [['wrong-holder', 'section'] as [SuccessionDifferenceKind, DifferenceAct]] : []),
  ];
  let isSettled = false;
  for (const [kind, act] of answered) {
    if (await settleDifferences(work, succession.id, itemId, kind, act)) isSettled = true;
  }
  return isSettled;
}

const openWrongHolder = ({ work, succession, section }: Reading, found: SetItem): Promise<string> =>
  openDifference(work, succession, {
    section: found.section_number,
    itemId: found.id,
    kind: 'wrong-holder',
    found: `In section ${section.number}`,
  });

/** @throws ApiError 409 unless the reader has read this serial number, and got the item as one misreading away. */
async function requireNearMiss({ work, succession, serial }: Reading, itemId: string): Promise<void> {
  const read = await work.trx
    .selectFrom('succession_reading')
    .select('id')
    .where('succession_id', '=', succession.id)
    .where('item_id', '=', itemId)
    .where('serial', '=', serial)
    .where('result', 'in', ['near-miss', 'serial-differs'])
    .executeTakeFirst();
  if (!read) throw conflict('Read the plate first, then confirm what it reads.');
}

/** The reader says that the plate of a line's item reads otherwise than the book. */
async function keepPlate(reading: Reading, itemId: string): Promise<Answer> {
  const { work, succession, serial } = reading;
  const { item, line } = await lockLine(work, succession.id, itemId);
  await requireNearMiss(reading, itemId);
  if (item.missing_since) {
    await recordFound(work, item, { how: 'inventory', by: work.actor.id, successionId: succession.id });
    await reportSeen(work, item, succession.id);
  }
  await setResult(work, succession.id, itemId, { result: 'serial-differs' });
  await settleDifferences(work, succession.id, itemId, 'missing', 'found');
  await openDifference(work, succession, {
    section: line.section_number,
    itemId,
    kind: 'serial-differs',
    found: serial,
  });
  await noteShort(work, succession, { itemId, section: line.section_number });
  await noteLost(work, succession, { itemId, section: line.section_number });
  return {
    result: 'serial-differs',
    message: `Kept. The plate reads ${serial}. The book has ${item.serial_number}.`,
    itemId,
    section: line.section_number,
    difference: 'opened',
  };
}

/** @throws ApiError 409 for a serial number that is kept as an extra already. */
async function requireNewExtra({ work, succession, serial }: Reading): Promise<void> {
  const kept = await work.trx
    .selectFrom('succession_difference')
    .select('id')
    .where('succession_id', '=', succession.id)
    .where('kind', '=', 'extra')
    .where('found', '=', serial)
    .executeTakeFirst();
  if (kept) throw conflict(`${serial} is kept as an extra already: ${kept.id}.`);
}

async function keepExtra(reading: Reading, extra: NonNullable<ReadingDto['extra']>): Promise<Answer> {
  const { work, succession, section, serial } = reading;
  await requireNewExtra(reading);
  const foundUploadId = await requireOwnUpload(work, extra.uploadId, 'a photo of it');
  await openDifference(work, succession, {
    section: section.number,
    itemId: null,
    kind: 'extra',
    found: serial,
    foundName: extra.name.trim() || null,
    foundUploadId,
  });
  return {
    result: 'extra',
    message: `Kept as an extra: ${serial}.`,
    itemId: null,
    section: null,
    difference: 'opened',
  };
}

async function answerReading(reading: Reading, { plateOf, extra }: ReadingDto): Promise<Answer> {
  const { serial } = reading;
  const match = await findMatch(sought(reading));
  if (match && (!plateOf || plateOf === match.id)) return countMatch(reading, match);
  if (plateOf) return keepPlate(reading, plateOf);
  const near = await findNear(sought(reading));
  if (near) {
    const message = `You read ${serial}. The book has ${near.serial_number}.`;
    return { result: 'near-miss', message, itemId: near.id, section: near.section_number };
  }
  if (extra) return keepExtra(reading, extra);
  return { result: 'not-on-the-books', message: 'Not on this list.', itemId: null, section: null };
}

async function readProgress({ trx }: UnitOfWork, { succession_id: id, number }: SectionRow) {
  return trx
    .selectFrom('succession_line')
    .select(sql<number>`count(*)::int`.as('items'))
    .select(
      sql<number>`count(*) filter (where result is not null
        and (result <> 'not-found' or confirmed_at is not null))::int`.as('counted'),
    )
    .where('succession_id', '=', id)
    .where('section_number', '=', number)
    .executeTakeFirstOrThrow();
}

/** The reading is on the record as it was typed, whatever came of it. */
async function keepReading(
  { work: { trx, actor, at }, succession, section, serial }: Reading,
  code: string,
  { result, message, itemId }: Answer,
): Promise<string> {
  const { id } = await trx
    .insertInto('succession_reading')
    .values({
      succession_id: succession.id,
      section_number: section.number,
      code,
      serial,
      message,
      result,
      item_id: itemId,
      by_user_id: actor.id,
      at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Reads a serial number in the count of a section. The reader sees no serial number of the book before they have read
 * it, or one a misreading away from it.
 *
 * @throws ApiError 404 out of sight; 403 for anybody but the reader; 400 for a code that names no item, as a web address or a code that is too long; 409 where the
 *   section is not counted now, for a plate that nobody read, and for an extra that is kept already.
 */
export async function readSerial(work: UnitOfWork, id: string, body: ReadingDto): Promise<ReadingAnswerDto> {
  const succession = await lockCount(work, id);
  const section = await findCounted(work, id, body.section);
  await requireActor(work, readerOf(succession, section), 'reads the serial numbers of this section');
  const problem = countCodeProblem(body.code);
  if (problem) throw badRequest(problem, { code: problem });
  const serial = normalizeSerial(scanName(readItemCode(body.code)));
  const reading: Reading = { work, succession, section, serial };
  const answer = await answerReading(reading, body);
  const readingId = await keepReading(reading, body.code, answer);
  if (['verified', 'other-section', 'serial-differs', 'extra'].includes(answer.result)) {
    const of = answer.section === null || answer.section === section.number ? section : null;
    const counted = of ?? (await findCounted(work, id, answer.section ?? 0));
    await endCount(work, succession, counted, answer.difference ?? null);
  }
  return { ...(await findReading(work.trx, readingId)), progress: await readProgress(work, section) };
}
