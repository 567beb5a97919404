import {
  type HandOverDto,
  type LogEntryDto,
  type LogKeysDto,
  type LogLineDto,
  SIGNATURE_METHOD_LABELS,
  isRecordedLate,
  personName,
  weaponCardPayload,
} from '@hand-receipt/contracts';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { route } from '../http';
import { type Database, inArray } from '../kernel';
import {
  type IssuedCard,
  findCounter,
  findHandOver,
  findOut,
  issueCards,
  keysWords,
  loadCards,
  readLog,
  requireReader,
} from '../possession';
import { makeCounterReceipt } from './counter-receipt/make-receipt';
import type { FormStamps } from './da2062/export';
import { makeDa2062 } from './da2062/make-pdf';
import { requestReceipts } from './da2062/request-receipts';
import { formDate, formTime } from './dates';
import { type IssueLogLine, makeIssueLog } from './issue-log/log-sheets';
import { makeOutList } from './issue-log/out-sheets';
import { sendPdf } from './send-file';
import type { WeaponCard } from './weapon-cards/draw-card';
import { makeWeaponCards } from './weapon-cards/make-pdf';

const toCard = ({ number, unit, item, person }: IssuedCard): WeaponCard => ({
  number,
  payload: weaponCardPayload(number),
  unit,
  nsn: item.nsn,
  serialNumber: item.serial_number,
  description: item.name,
  name: `${person.lastName}, ${person.firstName}`,
  grade: person.rank,
});

const timeOf = (at: string | null): string => (at === null ? '' : formTime(new Date(at)));

/** First letters of the names of people, by their ids. */
async function readInitials(db: Kysely<Database>, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name'])
    .where('id', '=', inArray([...new Set(ids)]))
    .execute();
  return new Map(
    rows.map(({ id, first_name: first, last_name: last }) => [
      id,
      `${first.charAt(0)}${last.charAt(0)}`.toUpperCase(),
    ]),
  );
}

/** The time of an act, and below it that of its record where they differ. */
const timesOf = (act: string | null, recorded: string | null): string[] =>
  isRecordedLate(act, recorded) ? [timeOf(act), `recorded ${timeOf(recorded)}`] : [timeOf(act)];

const entryLine = (entry: LogEntryDto, initials: ReadonlyMap<string, string>): IssueLogLine => ({
  date: [formDate(new Date(entry.out_at))],
  item: [entry.item.name, ...(entry.reason ? [`Reason: ${entry.reason}`] : [])],
  serialNumber: [entry.item.serial_number],
  card: [entry.card_number ?? ''],
  person: [personName(entry.person)],
  out: timesOf(entry.out_at, entry.recorded_at),
  signedBy: [SIGNATURE_METHOD_LABELS[entry.method], ...(entry.state === 'disputed' ? ['Disputed'] : [])],
  initials: [initials.get(entry.operator.id) ?? ''],
  due: [timeOf(entry.due_at)],
  in: entry.left_at ? ['Left the book', timeOf(entry.left_at)] : timesOf(entry.in_at, entry.in_recorded_at),
  inBy: [entry.in_by ? personName(entry.in_by) : '', ...(entry.in_state === 'disputed' ? ['Disputed'] : [])],
});

const keysLine = (line: LogKeysDto, initials: ReadonlyMap<string, string>): IssueLogLine => ({
  date: [formDate(new Date(line.at))],
  item: [keysWords(line)],
  person: [personName(line.person)],
  signedBy: [SIGNATURE_METHOD_LABELS[line.method]],
  initials: [initials.get(line.closed_by.id) ?? ''],
});

/** The lines of the log in order of time, oldest first, as a book is written. */
const toLogLines = (lines: readonly LogLineDto[], initials: ReadonlyMap<string, string>): IssueLogLine[] =>
  [...lines]
    .reverse()
    .map((line) => (line.kind === 'keys' ? keysLine(line, initials) : entryLine(line, initials)));

/** The days of a log as its paper says them. */
function dayWords(from: string | undefined, to: string | undefined, now: Date): string {
  const day = (text: string) => formDate(new Date(`${text}T12:00:00`));
  return `${from ? `${day(from)} to ` : 'to '}${to ? day(to) : formDate(now)}`;
}

const conversionOf = ({ changes }: HandOverDto) => changes.find(({ act }) => act === 'convert');

/** An issue is a hand receipt, and so is a temporary one that was converted. */
const isHandReceipt = (handover: HandOverDto): boolean =>
  handover.mode === 'issue' || conversionOf(handover) !== undefined;

/** Ids of the items of a hand receipt: of a converted one, what was not back before. */
function signedFor(handover: HandOverDto): string[] {
  const from = conversionOf(handover)?.at;
  return handover.lines
    .filter(({ returned_at: back, left_at: left }) => {
      const ended = back ?? left;
      return from === undefined || ended === null || Date.parse(ended) > Date.parse(from);
    })
    .map(({ item }) => item.id);
}

/** Papers of a counter. */
export function counterPaperRoutes(
  app: FastifyInstance,
  stamps: (db: Kysely<Database>) => Promise<FormStamps>,
): void {
  route(app, 'POST /api/weapon-cards', async ({ work, body }) => ({
    numbers: await issueCards(work, body.counterId, body.itemIds),
  }));

  route(app, 'GET /api/counters/:id/weapon-cards.pdf', async ({ db, user, params, query, reply }) => {
    const at = app.clock.now();
    const numbers = [...new Set(query.numbers.split(',').map((number) => number.trim()))].filter(Boolean);
    const cards = await loadCards(db, user, { counterId: params.id, numbers, at });
    return sendPdf(reply, await makeWeaponCards(cards.map(toCard), at), 'weapon_cards.pdf');
  });

  route(app, 'GET /api/counters/:id/log.pdf', async ({ db, user, params, query, reply }) => {
    const now = app.clock.now();
    const counter = requireReader(await findCounter(db, user, params.id, { at: now }));
    const { from, to, blank = false } = query;
    const lines = blank ? [] : await readLog(db, counter, { from, to }, now);
    const initials = await readInitials(
      db,
      lines.map((line) => (line.kind === 'keys' ? line.closed_by.id : line.operator.id)),
    );
    const head = { unit: counter.unit, counter: counter.name, days: blank ? '' : dayWords(from, to, now) };
    const file = await makeIssueLog(head, toLogLines(lines, initials), now);
    return sendPdf(reply, file, blank ? 'issue_log_blank.pdf' : 'issue_log.pdf');
  });

  route(app, 'GET /api/counters/:id/out.pdf', async ({ db, user, params, reply }) => {
    const now = app.clock.now();
    const counter = requireReader(await findCounter(db, user, params.id, { at: now }));
    return sendPdf(reply, await makeOutList(await findOut(db, counter, now), now), 'who_is_out.pdf');
  });

  route(app, 'GET /api/counter/handovers/:id/paper', async ({ db, unitOfWork, user, params, reply }) => {
    const handover = await findHandOver(db, user, params.id, app.clock.now());
    const request = isHandReceipt(handover) ? await findRequest(db, handover.id) : null;
    if (request) {
      const signed = { id: request, itemIds: signedFor(handover) };
      const receipts = await requestReceipts({ db, unitOfWork, user }, signed, await stamps(db));
      return sendPdf(reply, await makeDa2062(receipts), receipts[0]?.fileName ?? 'DA2062.pdf');
    }
    const { file, fileName } = await makeCounterReceipt(db, handover, await stamps(db));
    return sendPdf(reply, file, fileName);
  });
}

/** The transfer request that an issue was recorded as; null where it was not recorded. */
async function findRequest(db: Kysely<Database>, handoverId: string): Promise<string | null> {
  const row = await db
    .selectFrom('transfer')
    .select('request_id')
    .where('handover_id', '=', handoverId)
    .limit(1)
    .executeTakeFirst();
  return row?.request_id ?? null;
}
