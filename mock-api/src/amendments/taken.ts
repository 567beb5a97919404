import { type Kysely, sql } from 'kysely';
import { findPerson, maySee } from '../access';
import { type ApiError, type Database, badRequest, conflict } from '../kernel';
import { itemWords } from '../live';
import { militaryDate } from '../property';
import type { UnitOfWork } from '../unit-of-work';
import type { Line } from './lines';

/** Numbers that one item at most has. */
const UNIQUE = ['serial_number', 'uii'] as const;
type UniqueField = (typeof UNIQUE)[number];

const isUnique = (field: Line['field']): field is UniqueField =>
  (UNIQUE as readonly string[]).includes(field);

/** The item that has a number, wherever it is. */
const findOwner = (db: Kysely<Database>, field: UniqueField, value: string) =>
  db
    .selectFrom('property')
    .select(['id', 'name', 'serial_number', 'assigned_to_user_id', 'left_at'])
    // A UII is free again once its item has left the book.
    .$if(field === 'uii', (items) => items.where('left_at', 'is', null))
    .where(field === 'uii' ? sql`uii` : sql`upper(btrim(serial_number))`, '=', value)
    .executeTakeFirst();

type Owner = NonNullable<Awaited<ReturnType<typeof findOwner>>>;

const EXCHANGE = 'If the two are exchanged, amend both in one report.';

/** Names the item that has the number, where the actor may see it. */
async function refusal({ trx, actor }: UnitOfWork, field: UniqueField, value: string, owner: Owner) {
  const number = field === 'uii' ? `UII ${value}` : value;
  if (!(await maySee(trx, actor, owner.id))) return `${number} is on another book.`;
  if (owner.left_at) return `${number} left the book on ${militaryDate(owner.left_at)}.`;
  const { assigned_to_user_id: holderId } = owner;
  const holder = holderId === null ? undefined : await findPerson(trx, holderId);
  const item = field === 'uii' ? itemWords(owner) : owner.name;
  const where = holder ? `held by ${holder.name}` : 'signed for by nobody';
  return `${number} is on the book: ${item}, ${where}. ${EXCHANGE}`;
}

/** Refuses a number that two items would have after all lines, naming the line. */
export async function requireFree(work: UnitOfWork, lines: readonly Line[]): Promise<void> {
  const given = new Set<string>();
  for (const [index, { field, to }] of lines.entries()) {
    if (!isUnique(field) || to === null) continue;
    const at = `lines.${index}.to`;
    if (given.has(`${field} ${to}`))
      throw badRequest(`Two lines have ${to}.`, { [at]: `Two lines have ${to}.` });
    given.add(`${field} ${to}`);
    const owner = await findOwner(work.trx, field, to);
    const isLeft = lines.some((line) => line.field === field && line.itemId === owner?.id);
    if (!owner || isLeft) continue;
    const words = await refusal(work, field, to, owner);
    throw conflict(words, { [at]: words });
  }
}

/** What to say where another act took a number while this one was on its way. */
export async function takenMeanwhile(work: UnitOfWork, lines: readonly Line[]): Promise<ApiError> {
  await requireFree(work, lines);
  return conflict('Another item got one of these numbers at this moment. Look at it again.');
}
