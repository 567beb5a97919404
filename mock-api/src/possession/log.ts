import {
  type LogEntryDto,
  type LogKeysDto,
  type LogLineDto,
  SIGNATURE_METHOD_LABELS,
  isRecordedLate,
} from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import { loadPeople, personJson } from '../access';
import {
  BYTE_ORDER_MARK,
  type Database,
  badRequest,
  daysUntil,
  localDay,
  startOfDay,
  writeRows,
} from '../kernel';
import { militaryTime } from '../live';
import { militaryDate } from '../property';
import { type SeenCounter, ofPeople } from './find-counter';
import { leftBookAt } from './left-book';
import { startOf } from './terms';

/** Days of the log that a screen shows at once: a quarter. */
export const SCREEN_DAYS = 92;
/** Days of the log in one file or on paper: a year. */
const FILE_DAYS = 366;

/** Days, YYYY-MM-DD. Without a last one today; without a first one the 7 that end with the last. */
export interface LogDays {
  from?: string;
  to?: string;
  /** A longer log is refused. */
  mostDays?: number;
}

interface DayRange {
  from: Date;
  until: Date;
}

/** @throws ApiError 400 where the first day is after the last one, or the days are too many. */
function rangeOf({ from, to, mostDays = FILE_DAYS }: LogDays, at: Date): DayRange {
  const last = startOf(to ?? localDay(at));
  const first = from ? startOf(from) : startOfDay(last, -6);
  if (first > last) {
    const words = 'The first day is after the last one.';
    throw badRequest(words, { from: words });
  }
  if (daysUntil(localDay(last), first) >= mostDays) {
    const words = `The log has at most ${mostDays} days at a time. Choose fewer days.`;
    throw badRequest(words, { from: words });
  }
  return { from: first, until: startOfDay(last, 1) };
}

const selectLog = (db: Kysely<Database>, counterId: string, { from, until }: DayRange) =>
  db
    .selectFrom('handover')
    .innerJoin('handover_line as line', 'line.handover_id', 'handover.id')
    .innerJoin('property', 'property.id', 'line.item_id')
    .innerJoin('users', 'users.id', 'handover.recipient_id')
    .leftJoin('possession', (join) =>
      join
        .onRef('possession.handover_id', '=', 'handover.id')
        .onRef('possession.item_id', '=', 'line.item_id'),
    )
    .leftJoin('handover as back', 'back.id', 'possession.ended_by')
    .leftJoin('weapon_authorization as entry', (join) =>
      join
        .onRef('entry.item_id', '=', 'line.item_id')
        .onRef('entry.user_id', '=', 'handover.recipient_id')
        .onRef('entry.counter_id', '=', 'handover.counter_id')
        .on(
          sql<boolean>`entry.since <= handover.act_at and (entry.until is null or entry.until > handover.act_at)`,
        ),
    )
    .select(['handover.id as handover_id', 'handover.mode', 'handover.state', 'handover.method'])
    .select(['handover.act_at', 'handover.recorded_at', 'handover.recipient_id', 'handover.operator_id'])
    .select(['line.line_no', 'line.reason', 'property.id', 'property.name', 'property.serial_number'])
    .select(['property.is_sensitive', 'possession.to_at', 'possession.due_at', 'entry.card_number'])
    .select(['back.operator_id as in_by', 'back.act_at as in_at', 'back.recorded_at as in_recorded_at'])
    .select(['back.id as return_id', 'back.state as in_state', leftBookAt.as('left_at')])
    .where('handover.counter_id', '=', counterId)
    .where('handover.mode', '<>', 'return')
    .where('handover.recorded_at', 'is not', null)
    .where('handover.act_at', '>=', from)
    .where('handover.act_at', '<', until)
    .orderBy('handover.act_at', 'desc')
    .orderBy('handover.id', 'desc')
    .orderBy('line.line_no');

type LogRow = Awaited<ReturnType<ReturnType<typeof selectLog>['execute']>>[number];

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

function toEntry(row: LogRow, people: Awaited<ReturnType<typeof loadPeople>>): LogEntryDto[] {
  const { mode, method, recorded_at } = row;
  const [person, operator] = [people.get(row.recipient_id), people.get(row.operator_id)];
  if (mode === 'return' || !person || !operator || !method || !recorded_at) return [];
  return [
    {
      kind: 'item',
      item: { id: row.id, name: row.name, serial_number: row.serial_number },
      is_sensitive: row.is_sensitive,
      card_number: row.card_number,
      person,
      mode,
      out_at: row.act_at.toISOString(),
      recorded_at: recorded_at.toISOString(),
      method,
      operator,
      due_at: iso(row.due_at),
      in_at: iso(row.in_at ?? (row.left_at === null ? row.to_at : null)),
      in_recorded_at: iso(row.in_recorded_at),
      in_by: people.get(row.in_by ?? '') ?? null,
      left_at: iso(row.left_at),
      reason: row.reason,
      handover_id: row.handover_id,
      state: row.state,
      return_id: row.return_id,
      in_state: row.in_state,
    },
  ];
}

/** Who took the keys of the room in these days. Its room counts are read by who reads the whole log. */
async function readKeys(
  db: Kysely<Database>,
  counterId: string,
  { from, until }: DayRange,
): Promise<LogKeysDto[]> {
  const rows = await db
    .selectFrom('inventory')
    .innerJoin('signature as keys', 'keys.id', 'inventory.keys_signature_id')
    .select(['inventory.id', 'keys.at', 'keys.method'])
    .select((row) => [
      personJson(row.ref('inventory.keys_to_user_id')).$notNull().as('person'),
      personJson(row.ref('inventory.closed_by_user_id')).$notNull().as('closedBy'),
    ])
    .where('inventory.counter_id', '=', counterId)
    .where('keys.at', '>=', from)
    .where('keys.at', '<', until)
    .orderBy('keys.at', 'desc')
    .orderBy('inventory.id', 'desc')
    .execute();
  return rows.map(({ id, at, method, person, closedBy }) => ({
    kind: 'keys',
    inventory_id: id,
    person,
    at: at.toISOString(),
    method,
    closed_by: closedBy,
  }));
}

async function readEntries(
  db: Kysely<Database>,
  { id, rights: { peopleOf } }: SeenCounter,
  days: DayRange,
): Promise<LogEntryDto[]> {
  const rows = await selectLog(db, id, days).where(ofPeople(peopleOf)).execute();
  const people = await loadPeople(
    db,
    rows.flatMap(({ recipient_id, operator_id, in_by }) => [recipient_id, operator_id, in_by]),
  );
  return rows.flatMap((row) => toEntry(row, people));
}

const timeOfLine = (line: LogLineDto): number => Date.parse(line.kind === 'keys' ? line.at : line.out_at);

/**
 * The issue log of a counter, the newest first: one line an item, and who took the keys.
 *
 * @throws ApiError 400 for days that are out of order or too many.
 */
export async function readLog(
  db: Kysely<Database>,
  counter: SeenCounter,
  wanted: LogDays,
  at: Date,
): Promise<LogLineDto[]> {
  const days = rangeOf(wanted, at);
  const entries = await readEntries(db, counter, days);
  const keys = counter.rights.peopleOf === null ? await readKeys(db, counter.id, days) : [];
  if (keys.length === 0) return entries;
  return [...keys, ...entries].sort((one, other) => timeOfLine(other) - timeOfLine(one));
}

/** "Keys to SGT Voss, 21NOV2026 1806". */
export const keysWords = ({ person, at }: LogKeysDto): string =>
  `Keys to ${person.name}, ${militaryTime(new Date(at))}`;

const timeOf = (at: string | null): string => (at === null ? '' : militaryTime(new Date(at)));
const lateTime = (act: string | null, recorded: string | null): string =>
  isRecordedLate(act, recorded) ? timeOf(recorded) : '';

const COLUMNS = [
  'Date',
  'Item',
  'Serial Number',
  'Card',
  'Rank and Name',
  'Out',
  'Out Recorded',
  'Signed By',
  'Operator',
  'Due',
  'In',
  'In Recorded',
  'In By',
  'Reason',
  'Receipt',
  'Disputed',
] as const;

type CsvRow = Partial<Record<(typeof COLUMNS)[number], string | null>>;

/** Receipts of a line that are disputed now. */
const disputedOf = ({ state, handover_id, in_state, return_id }: LogEntryDto): string =>
  [state === 'disputed' && handover_id, in_state === 'disputed' && return_id].filter(Boolean).join(', ');

const entryRow = (entry: LogEntryDto): CsvRow => ({
  Date: militaryDate(new Date(entry.out_at)),
  Item: entry.item.name,
  'Serial Number': entry.item.serial_number,
  Card: entry.card_number,
  'Rank and Name': entry.person.name,
  Out: timeOf(entry.out_at),
  'Out Recorded': lateTime(entry.out_at, entry.recorded_at),
  'Signed By': SIGNATURE_METHOD_LABELS[entry.method],
  Operator: entry.operator.name,
  Due: timeOf(entry.due_at),
  In: entry.left_at === null ? timeOf(entry.in_at) : `Left the book ${timeOf(entry.left_at)}`,
  'In Recorded': lateTime(entry.in_at, entry.in_recorded_at),
  'In By': entry.in_by?.name ?? null,
  Reason: entry.reason,
  Receipt: entry.handover_id,
  Disputed: disputedOf(entry),
});

const keysRow = (line: LogKeysDto): CsvRow => ({
  Date: militaryDate(new Date(line.at)),
  Item: keysWords(line),
  'Rank and Name': line.person.name,
  'Signed By': SIGNATURE_METHOD_LABELS[line.method],
  Operator: line.closed_by.name,
});

/** The log as CSV text. */
export const logCsv = (lines: readonly LogLineDto[]): string =>
  BYTE_ORDER_MARK +
  writeRows([
    [...COLUMNS],
    ...lines.map((line) => {
      const row = line.kind === 'keys' ? keysRow(line) : entryRow(line);
      return COLUMNS.map((column) => row[column] ?? null);
    }),
  ]);
