import type { OutDto, OutEntryDto, PossessionBasis } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import { loadPeople } from '../access';
import { type Database, writeRows, BYTE_ORDER_MARK } from '../kernel';
import { militaryTime } from '../live';
import { type SeenCounter, ofPeople } from './find-counter';
import { selectHeld } from './move-possession';
import { NO_STOCK, readFigures } from './stock-figures';

const SOON_MS = 60 * 60 * 1000;

const isDisputed = sql<boolean>`exists (select from handover_line line
  join handover disputed on disputed.id = line.handover_id
  where line.item_id = property.id and disputed.state = 'disputed')`;

const selectOut = (db: Kysely<Database>, counterId: string, peopleOf: string | null) =>
  db
    .selectFrom('possession')
    .innerJoin('property', 'property.id', 'possession.item_id')
    .innerJoin('users', 'users.id', 'possession.user_id')
    .leftJoin('handover', 'handover.id', 'possession.handover_id')
    .leftJoin('counter_stock as stock', 'stock.item_id', 'possession.item_id')
    .select(['property.id', 'property.name', 'property.serial_number', 'property.is_sensitive'])
    .select(['possession.user_id', 'possession.basis', 'possession.from_at', 'possession.due_at'])
    .select(['possession.handover_id', 'possession.claimed_at', 'stock.rack'])
    .select(isDisputed.as('disputed'))
    .where('possession.to_at', 'is', null)
    .where('possession.user_id', 'is not', null)
    .where((row) =>
      row.or([
        row('stock.counter_id', '=', counterId),
        row.and([row('handover.counter_id', '=', counterId), row('possession.basis', '<>', 'issue')]),
      ]),
    )
    .where(ofPeople(peopleOf))
    .execute();

type OutRow = Awaited<ReturnType<typeof selectOut>>[number];

/** Stock that its holder has without a hand-over: custody came to them outside the counter. */
const selectWithHolder = async (
  db: Kysely<Database>,
  counterId: string,
  peopleOf: string | null,
): Promise<OutRow[]> =>
  selectHeld(db)
    .innerJoin('counter_stock as stock', 'stock.item_id', 'property.id')
    .innerJoin('users', 'users.id', 'own.user_id')
    .select(['property.id', 'property.name', 'property.serial_number', 'property.is_sensitive'])
    .select(['own.user_id', 'own.since as from_at', 'own.due_at', 'stock.rack'])
    .select(
      sql<PossessionBasis>`case own.kind when 'temporary' then 'temporary' else 'issue' end`.as('basis'),
    )
    .select([sql<null>`null`.as('handover_id'), sql<null>`null`.as('claimed_at'), isDisputed.as('disputed')])
    .where('stock.counter_id', '=', counterId)
    .where(ofPeople(peopleOf))
    .execute();

const byDue = (one: OutRow, other: OutRow): number =>
  (one.due_at?.getTime() ?? Infinity) - (other.due_at?.getTime() ?? Infinity) ||
  one.from_at.getTime() - other.from_at.getTime() ||
  (one.id < other.id ? -1 : 1);

function stateOf(due: Date | null, at: Date): OutEntryDto['state'] {
  if (due === null) return 'out';
  if (due <= at) return 'overdue';
  return due.getTime() - at.getTime() <= SOON_MS ? 'due-soon' : 'out';
}

/** What is out of a counter, overdue first. @param peopleOf of people of this unit and below; null: of everybody */
export async function readOut(
  db: Kysely<Database>,
  counterId: string,
  { at, peopleOf }: { at: Date; peopleOf: string | null },
): Promise<OutEntryDto[]> {
  const given = await selectOut(db, counterId, peopleOf);
  const held = await selectWithHolder(db, counterId, peopleOf);
  const rows = [...given, ...held].sort(byDue);
  const people = await loadPeople(
    db,
    rows.map(({ user_id }) => user_id),
  );
  return rows.flatMap((row): OutEntryDto[] => {
    const person = people.get(row.user_id ?? '');
    if (!person || row.basis === 'stored') return [];
    return [
      {
        item: { id: row.id, name: row.name, serial_number: row.serial_number },
        is_sensitive: row.is_sensitive,
        rack: row.rack,
        person,
        basis: row.basis,
        since: row.from_at.toISOString(),
        due_at: row.due_at?.toISOString() ?? null,
        state: stateOf(row.due_at, at),
        handover_id: row.handover_id,
        claimed_at: row.claimed_at?.toISOString() ?? null,
        disputed: row.disputed,
      },
    ];
  });
}

/**
 * Who is out at a counter that the viewer reads. A Squad Leader reads of their own people; how much is out of the stock is
 * said to everybody alike.
 */
export async function findOut(db: Kysely<Database>, counter: SeenCounter, at: Date): Promise<OutDto> {
  const { peopleOf } = counter.rights;
  const entries = await readOut(db, counter.id, { at, peopleOf });
  const { id, name, unit } = counter;
  const figures = (await readFigures(db, [id])).get(id) ?? NO_STOCK;
  return { counter: { id, name, unit }, ...figures, entries };
}

const STATE_WORDS = { out: 'Out', 'due-soon': 'Due within 1 hour', overdue: 'Overdue' } as const;
const BASIS_WORDS = { draw: 'Draw', temporary: 'Temporary', issue: 'Issue' } as const;
const timeOf = (at: string | null): string => (at === null ? '' : militaryTime(new Date(at)));

/** The board as CSV text. */
export const outCsv = ({ entries }: OutDto): string =>
  BYTE_ORDER_MARK +
  writeRows([
    ['Person', 'Unit', 'Item', 'Serial Number', 'Kind', 'Since', 'Due', 'State'],
    ...entries.map(({ person, item, basis, since, due_at, state }) => [
      person.name,
      person.unit,
      item.name,
      item.serial_number,
      BASIS_WORDS[basis],
      timeOf(since),
      timeOf(due_at),
      STATE_WORDS[state],
    ]),
  ]);
