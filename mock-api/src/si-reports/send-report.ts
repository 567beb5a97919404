import { LOSS_LIMIT, type SiReportInput } from '@hand-receipt/contracts';
import { sql } from 'kysely';
import { findPerson, unitsBelow } from '../access';
import { type NewDocument, announce, insertDocument, recordSent } from '../documents';
import { type SiLossLines, badRequest, conflict, forbidden, inArray, localDay, notFound } from '../kernel';
import { appendEvent, newEventId } from '../ledger';
import { militaryTime } from '../live';
import { reportLoss } from '../loss-cases';
import { type LockedItem, lockItem, militaryDate, writeStatus } from '../property';
import { nearest } from '../signatures';
import type { UnitOfWork } from '../unit-of-work';
import { checkName } from './check-times';
import { type BoardCell, type ReportRow, readBoard, reportsFor, whyNotUp } from './read-board';
import { reportLines } from './report-lines';
import { SI_REPORT, siReportDetails } from './report-record';
import { requireBoardReader } from './who-reads';

const NO_UNIT = 'There is no such unit.';

/** The cell that a report is about. @throws ApiError 404 for a unit out of sight, 400 for no check of it. */
async function findCell(work: UnitOfWork, { unitId, due }: SiReportInput): Promise<BoardCell> {
  const { trx, actor, at } = work;
  const board = await readBoard(trx, actor.unitId, at);
  if (actor.unitId === null || !board.units.some(({ id }) => id === unitId)) throw notFound(NO_UNIT);
  const cell = board.cell(unitId, new Date(due));
  if (!cell || at < cell.opens) {
    const words = 'This is no check of the unit that can be reported now.';
    throw badRequest(words, { due: words });
  }
  return cell;
}

const reportedWords = (report: ReportRow, by: string): string =>
  `${by} reported ${report.status} for the ${checkName(report.due_at)} check at ${checkName(report.at)}.`;

/**
 * @throws ApiError 409 where the check was reported already and this corrects nothing, or corrects a report that does not
 *   stand; 400 for a correction without a reason.
 */
async function requireTurn(work: UnitOfWork, cell: BoardCell, input: SiReportInput): Promise<void> {
  const standing = cell.report;
  if (input.corrects === undefined) {
    if (!standing) return;
    const by = await findPerson(work.trx, standing.by_user_id);
    throw conflict(`${reportedWords(standing, by?.name ?? 'Somebody')} Correct that report.`);
  }
  if (standing?.id !== input.corrects)
    throw conflict('Another report stands by now. Read it, then correct it.');
  if (!input.reason?.trim()) {
    const words = 'Say why the report is corrected.';
    throw badRequest(words, { reason: words });
  }
}

interface Loss {
  serialNumbers: string[];
  lostAt: Date;
  details: string;
  actionTaken: string;
  narrative: string | null;
}

const serialsOf = (typed: SiReportInput['loss']): string[] => [
  ...new Set((typed?.serialNumbers ?? []).map((serial) => serial.trim().toUpperCase()).filter(Boolean)),
];

/** What is wrong with line 5; undefined for nothing. */
function wrongItems(serialNumbers: readonly string[]): string | undefined {
  if (serialNumbers.length === 0) return 'Line 5: enter the serial numbers of what is lost.';
  return serialNumbers.length > LOSS_LIMIT ? `Report at most ${LOSS_LIMIT} items lost at once.` : undefined;
}

/** What is wrong with line 6; undefined for nothing. */
function wrongTime(lostAt: Date | null, now: Date): string | undefined {
  if (!lostAt) return 'Line 6: say when it was lost.';
  return lostAt > now ? 'Line 6: the loss lies in the future.' : undefined;
}

const trimmed = (text: string | null | undefined): string => text?.trim() ?? '';

/** Lines 5 to 9 as typed. @throws ApiError 400 with a sentence for each that is missing, and for a time in the future. */
function readLoss(typed: SiReportInput['loss'], now: Date): Loss {
  const serialNumbers = serialsOf(typed);
  const lostAt = typed?.lostAt ? new Date(typed.lostAt) : null;
  const details = trimmed(typed?.details);
  const actionTaken = trimmed(typed?.actionTaken);
  const wrong = Object.entries({
    'loss.serialNumbers': wrongItems(serialNumbers),
    'loss.lostAt': wrongTime(lostAt, now),
    'loss.details': details ? undefined : 'Line 7: give the details.',
    'loss.actionTaken': actionTaken ? undefined : 'Line 8: say what action was taken.',
  }).flatMap(([field, words]): [string, string][] => (words ? [[field, words]] : []));
  const [first] = wrong;
  if (first) throw badRequest(first[1], Object.fromEntries(wrong));
  const narrative = trimmed(typed?.narrative) || null;
  return { serialNumbers, lostAt: lostAt as Date, details, actionTaken, narrative };
}

/** @throws ApiError 400 for UP with a loss, which would not be recorded. */
function refuseLoss({ loss }: SiReportInput): null {
  if (loss === undefined) return null;
  const words = 'UP reports no loss. Report RED, or leave the loss out.';
  throw badRequest(words, { loss: words });
}

/**
 * By day: the item may have been lost before it was entered on that day.
 *
 * @throws ApiError 400 for a loss before the day on which an item came onto the book.
 */
function requireOnBookThen(items: readonly LockedItem[], lostAt: Date): void {
  const later = items.find(({ created_at }) => localDay(lostAt) < localDay(created_at));
  if (!later) return;
  const since = `${later.serial_number} came onto the book on ${militaryDate(later.created_at)}`;
  const words = `Line 6: ${since}. Enter that day or a later one.`;
  throw badRequest(words, { 'loss.lostAt': words });
}

/**
 * The sensitive items with these serial numbers, locked. They are of the unit's people or of units below, or the unit
 * carries them and nobody holds them.
 *
 * @throws ApiError 400 for a serial number that none of them has.
 */
async function lockLost(
  work: UnitOfWork,
  unitId: string,
  serialNumbers: readonly string[],
): Promise<LockedItem[]> {
  const rows = await work.trx
    .selectFrom('property')
    .leftJoin('users as holder', 'holder.id', 'property.assigned_to_user_id')
    .select(['property.id', 'property.serial_number'])
    .where('property.is_sensitive', '=', true)
    .where('property.left_at', 'is', null)
    .where(sql<boolean>`upper(property.serial_number) = ${inArray(serialNumbers)}`)
    .where(sql<boolean>`coalesce(holder.unit_id, property.unit_id) in ${unitsBelow(unitId)}`)
    .orderBy('property.id')
    .execute();
  const known = new Set(rows.map(({ serial_number }) => serial_number.toUpperCase()));
  const unknown = serialNumbers.find((serial) => !known.has(serial));
  if (unknown) {
    const words = `Line 5: no sensitive item of the unit has the serial number ${unknown}.`;
    throw badRequest(words, { 'loss.serialNumbers': words });
  }
  const items: LockedItem[] = [];
  for (const { id } of rows) items.push(await lockItem(work, id));
  return items;
}

/** Sets what was lost to Lost and puts it into one loss case. */
async function reportItemsLost(work: UnitOfWork, cell: BoardCell, loss: Loss): Promise<SiLossLines> {
  const items = await lockLost(work, cell.unit.id, loss.serialNumbers);
  requireOnBookThen(items, loss.lostAt);
  for (const item of items) await writeStatus(work, item, 'Lost', loss.details);
  const caseIds = await reportLoss(work, items, {
    circumstances: loss.details,
    lastSeenAt: loss.lostAt,
    lastSeenWhere: null,
  });
  return {
    losingUnit: cell.unit.name,
    items: items.map(({ id, name, serial_number: serialNumber }) => ({ id, name, serialNumber })),
    lostAt: loss.lostAt.toISOString(),
    details: loss.details,
    actionTaken: loss.actionTaken,
    narrative: loss.narrative,
    caseIds,
  };
}

/** Writes the report. @throws ApiError 409 where another one came first. */
async function insertReport(
  work: UnitOfWork,
  cell: BoardCell,
  input: SiReportInput,
  lines: SiLossLines | null,
): Promise<ReportRow> {
  const { trx, actor, at } = work;
  const row = await trx
    .insertInto('si_report')
    .values({
      unit_id: cell.unit.id,
      due_at: cell.due,
      status: input.status,
      seen: cell.count?.seen ?? 0,
      expected: cell.count?.expected ?? 0,
      lines: lines && JSON.stringify(lines),
      by_user_id: actor.id,
      at,
      corrects: input.corrects ?? null,
      reason: input.corrects ? trimmed(input.reason) : null,
      event_id: newEventId(),
    })
    .onConflict((known) => known.doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ?? refuseSecond(work, cell);
}

/** @throws ApiError 409 with who reported for the check first. */
async function refuseSecond({ trx }: UnitOfWork, { unit, due }: BoardCell): Promise<never> {
  const first = await trx
    .selectFrom('si_report')
    .selectAll()
    .where('unit_id', '=', unit.id)
    .where('due_at', '=', due)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const by = await findPerson(trx, first.by_user_id);
  throw conflict(`${reportedWords(first, by?.name ?? 'Somebody')} Correct that report.`);
}

/** Files a RED report with the Commander and the S4, once each. */
async function fileReport(work: UnitOfWork, cell: BoardCell, row: ReportRow) {
  const { trx, actor, at } = work;
  const people = [
    ...(await nearest(trx, cell.unit.id, ['Commander'], '')),
    ...(await nearest(trx, cell.unit.id, ['S4'], '')),
  ];
  const lines = reportLines(row, { unit: cell.unit.name, by: actor.name });
  const serials = (row.lines?.items ?? []).map(({ serialNumber }) => serialNumber).join(', ');
  const filed = [];
  for (const recipient of people.sort((one, other) => (one.id < other.id ? -1 : 1))) {
    const document: NewDocument = {
      type: SI_REPORT,
      subtype: null,
      title: `RED: ${cell.unit.name}, ${militaryTime(cell.due)}`,
      description: `${actor.name} reported ${serials} lost.`,
      recipient,
      item: null,
      formData: {
        equipmentName: `Sensitive items of ${cell.unit.name}`,
        serialNumber: row.id,
        nsn: null,
        location: null,
        description: `${actor.name} reported ${serials} lost.`,
        faultDescription: null,
        requestDate: at.toISOString(),
        formFields: Object.fromEntries(lines.map(({ label, value }) => [label, value])),
      },
      uploadIds: [],
    };
    filed.push({ document, sent: await insertDocument(work, document) });
  }
  return filed;
}

/** Tells who leads the unit and those above that its state changed. */
function tellAbove(work: UnitOfWork, cell: BoardCell): void {
  work.addAudience({ leadersOf: [cell.unit.id] });
}

/**
 * Reports a unit UP or RED at a check, or corrects its report. RED sets its items to Lost, opens one loss case and files the
 * report with the Commander and the S4.
 *
 * @returns id of the report.
 * @throws ApiError 404 for a unit out of sight; 403 for people who do not report for it; 400 for no check of it, for RED
 *   without lines 5 to 8 or with a loss before its items were on the book, and for UP with a loss; 409 for UP with items not
 *   seen or above a unit that is not GREEN, and after another report.
 */
export async function sendReport(work: UnitOfWork, input: SiReportInput): Promise<string> {
  const { trx, actor, at } = work;
  requireBoardReader(actor);
  const cell = await findCell(work, input);
  if (!reportsFor(actor, cell.unit)) throw forbidden(`Only the leader of ${cell.unit.name} reports for it.`);
  await requireTurn(work, cell, input);
  const isRed = input.status === 'RED';
  const loss = isRed ? readLoss(input.loss, at) : refuseLoss(input);
  const why = isRed ? null : whyNotUp(cell, at);
  if (why) throw conflict(why);
  const lines = loss && (await reportItemsLost(work, cell, loss));
  // What is lost was not seen.
  const counted = lines ? await findCell(work, input) : cell;
  const row = await insertReport(work, counted, input, lines);
  const filed = isRed ? await fileReport(work, cell, row) : [];
  for (const { document, sent } of filed) {
    await announce(work, sent.id, document, {
      type: 'critical',
      title: 'Sensitive items report: RED',
      message: `${document.title}. ${document.description}`,
    });
  }
  tellAbove(work, cell);
  for (const { document, sent } of filed) await recordSent(work, sent, document);
  await appendEvent(trx, {
    type: 'SI REPORT',
    itemId: null,
    actor,
    at,
    eventId: row.event_id ?? undefined,
    details: { unit: cell.unit.name, ...siReportDetails(row) },
  });
  return row.id;
}
