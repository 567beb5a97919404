import type { Role } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../kernel';
import { itemWords } from '../live';
import { nearest } from '../signatures';
import { unitSetting } from '../unit-settings';
import type { UnitOfWork } from '../unit-of-work';

const LEADERS: readonly Role[] = ['Supply Sergeant', 'Commander'];

/**
 * Active Supply Sergeants and Commanders of a unit. Where it has none of a role, those of the nearest unit above that has.
 */
export async function caseLeaders(db: Kysely<Database>, unitId: string): Promise<string[]> {
  const found: string[] = [];
  for (const role of LEADERS) found.push(...(await nearest(db, unitId, [role], '')).map(({ id }) => id));
  return [...new Set(found)];
}

/** Active S4s of the battalion of a unit, who are told of lost sensitive items and of cases at their limit. */
export const readS4 = async (db: Kysely<Database>, unitId: string): Promise<string[]> =>
  (await nearest(db, unitId, ['S4'], '')).map(({ id }) => id);

interface Named {
  id: string;
  unit_id: string;
}

interface LostItem {
  name: string;
  serial_number: string;
  is_sensitive: boolean;
}

const link = (id: string) => ({ label: 'View', path: `/loss-cases/${id}` });

/** Notifications are always locked in one order of people. */
const inOrder = (people: Iterable<string>): string[] => [...new Set(people)].sort();

const lostWords = (items: readonly LostItem[]): string =>
  items.length === 1 && items[0] ? itemWords(items[0]) : `${items.length} items`;

interface Announcement {
  items: readonly LostItem[];
  /** Who sees the case. */
  people: readonly string[];
  /** Who has an item or stores it, by their ids. */
  besides: ReadonlyMap<string, LostItem & { id: string }>;
  words: string;
  /** Of a case that a count opened: the count, e.g. 'count I-0012, closed by SFC Brandt'. */
  notSeenIn: string | undefined;
  isNew: boolean;
}

/** What happened to items: a person reported them lost, or a count did not see them. */
function eventWords({ name }: { name: string }, items: readonly LostItem[], notSeenIn: string | undefined) {
  if (notSeenIn === undefined) return `${name} reported ${lostWords(items)} lost.`;
  return `${lostWords(items)} ${items.length === 1 ? 'was' : 'were'} not seen in ${notSeenIn}.`;
}

/** Tells holders, chains and leaders at once that a case was opened, or that it has a further report. */
export async function announceCase(
  work: UnitOfWork,
  lossCase: Named,
  { items, people, besides, words, notSeenIn, isNew }: Announcement,
): Promise<void> {
  const { trx, actor } = work;
  const subject = notSeenIn === undefined ? 'Reported lost' : 'Not seen in count';
  const title = isNew ? subject : `${subject} again`;
  // The circumstances of a count say no more than that.
  const facts = notSeenIn === undefined ? ` ${words}` : '';
  const isSensitive = items.some((item) => item.is_sensitive);
  const callFirst = isSensitive ? await unitSetting(trx, lossCase.unit_id, 'loss.callFirst') : '';
  const told = inOrder([
    ...people,
    ...(await caseLeaders(trx, lossCase.unit_id)),
    ...(isSensitive ? await readS4(trx, lossCase.unit_id) : []),
  ]);
  await work.notify(told, {
    type: 'critical',
    title,
    message: `${eventWords(actor, items, notSeenIn)}${facts} Loss case ${lossCase.id}.${callFirst ? ` Call first: ${callFirst}` : ''}`,
    action: link(lossCase.id),
  });
  // Who has it or stores it sees the item, and not the case.
  for (const id of inOrder(besides.keys())) {
    const item = besides.get(id);
    if (!item || id === actor.id || told.includes(id)) continue;
    await work.notify([id], {
      type: 'critical',
      title,
      message: eventWords(actor, [item], notSeenIn),
      action: { label: 'View', path: `/property-book/${item.id}` },
    });
  }
}

/** Asks each person of the search list once. */
export async function announceAsks(
  work: UnitOfWork,
  lossCase: Named,
  items: readonly LostItem[],
  people: readonly string[],
): Promise<void> {
  await work.notify(inOrder(people), {
    type: 'warning',
    title: 'Do you have it?',
    message: `${lostWords(items)} ${items.length === 1 ? 'is' : 'are'} being looked for. You held, verified or had ${items.length === 1 ? 'it' : 'one of them'}. Say whether you have it or saw it.`,
    action: { label: 'Answer', path: `/loss-cases?question=${lossCase.id}` },
  });
}

/**
 * Who may confirm that an item was found: leaders of the book's unit who neither found it nor are responsible for it; where
 * there are none, the nearest Commander above.
 */
async function confirmers(
  db: Kysely<Database>,
  unitId: string,
  except: readonly (string | null)[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string; depth: number }>`
    select users.id, above.depth from units_above(${unitId}) above join users on users.unit_id = above.id
    where users.status = 'Active' and users.id <> all(${except.filter((id) => id !== null)}::text[])
      and (users.role = 'Commander' or (above.depth = 0 and users.role in ('Squad Leader', 'Supply Sergeant')))
    order by above.depth, users.id`.execute(db);
  return rows.filter(({ depth }) => depth === rows[0]?.depth).map(({ id }) => id);
}

/** Tells those who may confirm it that an item was reported as found. */
export async function announceFound(
  work: UnitOfWork,
  lossCase: Named,
  { item, where, except }: { item: LostItem; where: string; except: readonly (string | null)[] },
): Promise<void> {
  await work.notify(inOrder(await confirmers(work.trx, lossCase.unit_id, except)), {
    type: 'info',
    title: 'Found, to confirm',
    message: `${work.actor.name} reported ${itemWords(item)} as found: ${where}. Read its serial number to confirm it.`,
    action: link(lossCase.id),
  });
}

/** Tells people what became of a case. */
export async function announceCaseNews(
  work: UnitOfWork,
  lossCase: Pick<Named, 'id'>,
  people: readonly (string | null)[],
  {
    title,
    message,
    type = 'info',
  }: { title: string; message: string; type?: 'info' | 'warning' | 'success' },
): Promise<void> {
  const told = inOrder(people.filter((id) => id !== null && id !== work.actor.id) as string[]);
  if (told.length === 0) return;
  await work.notify(told, { type, title, message, action: link(lossCase.id) });
}
