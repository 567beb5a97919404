import { isRecordedLate } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import { type Database, badRequest, inArray } from '../kernel';
import { itemWords, militaryTime } from '../live';
import type { UnitOfWork } from '../unit-of-work';
import type { SeenCounter } from './find-counter';
import type { LineItem } from './list-lines';

/** A paper log is entered so long after its act. */
const ENTERED_MS = 7 * 24 * 60 * 60 * 1000;

/** What came before an act. */
interface Before {
  at: Date;
  /** After "when", e.g. 'SPC Brandt was appointed at Arms Room'. */
  words: string;
}

const NAME = (alias: string) =>
  sql<string | null>`${sql.ref(`${alias}.rank`)} || ' ' || ${sql.ref(`${alias}.last_name`)}`;

/** Who has each item and who signed for it, since when; and when it last came back. */
const readItems = (db: Kysely<Database>, ids: readonly string[]) =>
  db
    .selectFrom('property')
    .innerJoin('custody_link as link', 'link.item_id', 'property.id')
    .leftJoin('users as holder', 'holder.id', 'link.user_id')
    .leftJoin('possession as had', (join) =>
      join.onRef('had.item_id', '=', 'property.id').on('had.to_at', 'is', null),
    )
    .leftJoin('users as person', 'person.id', 'had.user_id')
    .leftJoin('counter', 'counter.id', 'had.counter_id')
    .select(['property.id', 'property.name', 'property.serial_number'])
    .select(['link.since as signed_at', 'link.user_id as holder_id', NAME('holder').as('holder')])
    .select(['had.from_at', 'had.user_id as person_id', NAME('person').as('person')])
    .select(['had.handover_id', 'counter.name as counter'])
    .select(
      sql<Date | null>`(select max(past.to_at) from possession past where past.item_id = property.id)`.as(
        'came_back_at',
      ),
    )
    .where('property.id', '=', inArray(ids))
    .where(
      sql<boolean>`link.position = (select max(last.position) from custody_link last where last.item_id = property.id)`,
    )
    .execute();

type ItemTimes = Awaited<ReturnType<typeof readItems>>[number];

/** How the present row of possession began. */
function handedWords({ person, handover_id, counter, ...item }: ItemTimes): string {
  if (person !== null) return `${itemWords(item)} was handed over to ${person}`;
  return `${itemWords(item)} was ${handover_id === null ? `put into ${counter}` : 'returned'}`;
}

/** What an act on an item cannot come before. A return asks who has it, and not who signed for it. */
function beforeOf(row: ItemTimes, isReturn: boolean): Before[] {
  const { from_at: from, came_back_at: back, holder, signed_at: signed } = row;
  const item = itemWords(row);
  const before: Before[] = [];
  if (from) before.push({ at: from, words: handedWords(row) });
  if (back) before.push({ at: back, words: `${item} was returned` });
  // What a person signed for at a counter, they have since the time on its paper. The link says when it was recorded.
  if (isReturn || (row.person_id !== null && row.person_id === row.holder_id)) return before;
  const signedWords = holder === null ? `${item} was entered in the book` : `${holder} signed for ${item}`;
  return [...before, { at: signed, words: signedWords }];
}

const readAppointment = async (
  { trx, actor }: UnitOfWork,
  { id, name }: SeenCounter,
): Promise<Before | null> => {
  const row = await trx
    .selectFrom('counter_operator')
    .select('since')
    .where('counter_id', '=', id)
    .where('user_id', '=', actor.id)
    .executeTakeFirst();
  return row ? { at: row.since, words: `${actor.name} was appointed at ${name}` } : null;
};

interface PaperAct {
  /** Not in the future. */
  actAt: Date;
  counter: SeenCounter;
  items: readonly Pick<LineItem, 'id'>[];
  isReturn?: boolean;
}

/**
 * Checks the time of an act that is entered from a paper log. A time that differs from now by no more than the screens
 * say is none from a paper.
 *
 * @param work of the operator
 * @throws ApiError 400 on the field `actAt`: for a time of more than 7 days ago, or before the operator was appointed, or
 *   before the present holder, person or counter had one of the items.
 */
export async function requirePaperTime(
  work: UnitOfWork,
  { actAt, counter, items, isReturn = false }: PaperAct,
): Promise<void> {
  const { trx, at } = work;
  if (!isRecordedLate(actAt.toISOString(), at.toISOString())) return;
  const refuse = (words: string) => badRequest(words, { actAt: words });
  if (at.getTime() - actAt.getTime() > ENTERED_MS) throw refuse('Enter a paper log within 7 days.');
  const ids = items.map(({ id }) => id);
  const appointment = await readAppointment(work, counter);
  const ofItems = (await readItems(trx, ids)).flatMap((row) => beforeOf(row, isReturn));
  const before = appointment ? [appointment, ...ofItems] : ofItems;
  const [last] = before.filter((one) => one.at > actAt).sort((one, other) => +other.at - +one.at);
  if (!last) return;
  throw refuse(`The paper's time is before ${militaryTime(last.at)}, when ${last.words}.`);
}
