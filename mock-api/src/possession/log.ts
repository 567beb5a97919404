import type { LogEntryDto } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import { loadPeople } from '../access';
import { BYTE_ORDER_MARK, type Database, startOfDay, writeRows } from '../kernel';
import { militaryTime } from '../live';
import { militaryDate } from '../property';
import type { SeenCounter } from './find-counter';
import { endOfDay, startOf } from './terms';

/** Days, YYYY-MM-DD. Without them the last 7. */
export interface LogDays {
  from?: string;
  to?: string;
}

const selectLog = (
  db: Kysely<Database>,
  counterId: string,
  { from, until }: { from: Date; until: Date | null },
) =>
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
    .select(['back.operator_id as in_by', 'back.act_at as in_at'])
    .where('handover.counter_id', '=', counterId)
    .where('handover.mode', '<>', 'return')
    .where('handover.recorded_at', 'is not', null)
    .where('handover.act_at', '>=', from)
    .$if(until !== null, (all) => all.where('handover.act_at', '<', until ?? from))
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
      in_at: iso(row.in_at ?? row.to_at),
      in_by: people.get(row.in_by ?? '') ?? null,
      reason: row.reason,
      handover_id: row.handover_id,
      state: row.state,
    },
  ];
}

/** The issue log of a counter, one line an item, the newest first. */
export async function readLog(
  db: Kysely<Database>,
  { id, rights }: SeenCounter,
  { from, to }: LogDays,
  at: Date,
): Promise<LogEntryDto[]> {
  const days = { from: from ? startOf(from) : startOfDay(at, -6), until: to ? endOfDay(to) : null };
  const { peopleOf } = rights;
  const rows = await selectLog(db, id, days)
    .$if(peopleOf !== null, (all) =>
      all.where(sql<boolean>`users.unit_id in (select id from units_below(${peopleOf}))`),
    )
    .execute();
  const people = await loadPeople(
    db,
    rows.flatMap(({ recipient_id, operator_id, in_by }) => [recipient_id, operator_id, in_by]),
  );
  return rows.flatMap((row) => toEntry(row, people));
}

const METHOD_WORDS = {
  'own-session': 'Own session',
  'pin-on-device': 'PIN',
  'passkey-on-device': 'Passkey',
};
const timeOf = (at: string | null): string => (at === null ? '' : militaryTime(new Date(at)));

/** The log as CSV text. */
export const logCsv = (entries: readonly LogEntryDto[]): string =>
  BYTE_ORDER_MARK +
  writeRows([
    [
      'Date',
      'Item',
      'Serial Number',
      'Card',
      'Rank and Name',
      'Out',
      'Signed By',
      'Operator',
      'Due',
      'In',
      'In By',
      'Reason',
    ],
    ...entries.map((entry) => [
      militaryDate(new Date(entry.out_at)),
      entry.item.name,
      entry.item.serial_number,
      entry.card_number,
      entry.person.name,
      timeOf(entry.out_at),
      METHOD_WORDS[entry.method],
      entry.operator.name,
      timeOf(entry.due_at),
      timeOf(entry.in_at),
      entry.in_by?.name ?? null,
      entry.reason,
    ]),
  ]);
