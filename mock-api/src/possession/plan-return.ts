import { type Kysely, sql } from 'kysely';
import { type Database, conflict, forbidden } from '../kernel';
import { itemWords } from '../live';
import { keepsBookOf } from '../property';
import type { UnitOfWork } from '../unit-of-work';
import type { SeenCounter } from './find-counter';
import type { LineItem } from './list-lines';
import type { OpenPossession } from './move-possession';
import type { Facts } from './read-facts';

/** Where custody of an item goes back to. */
export interface Taker {
  /** Null: the property book. */
  id: string | null;
  name: string;
}

/** What a return does to one item. */
export interface ReturnPlan {
  /** Who had it, and answers with the receipt. */
  from: { id: string; name: string };
  /** The counter stores it. */
  isStored: boolean;
  rack: string | null;
  /** To whom custody goes back; null where it stays. */
  taker: Taker | null;
}

interface Asked {
  item: LineItem;
  counter: SeenCounter;
  facts: Facts;
  takeOff: boolean;
}

interface Link {
  position: number;
  userId: string | null;
  name: string | null;
  kind: 'hand-receipt' | 'temporary';
}

const readLinks = (db: Kysely<Database>, itemId: string): Promise<Link[]> =>
  db
    .selectFrom('custody_link as link')
    .leftJoin('users as person', 'person.id', 'link.user_id')
    .select(['link.position', 'link.user_id as userId', 'link.kind'])
    .select(sql<string | null>`person.rank || ' ' || person.last_name`.as('name'))
    .where('link.item_id', '=', itemId)
    .orderBy('link.position', 'desc')
    .execute();

const lets = async (db: Kysely<Database>, counterId: string, at: Date): Promise<Set<string>> => {
  const rows = await db
    .selectFrom('counter_authority')
    .select('holder_user_id')
    .where('counter_id', '=', counterId)
    .where('until', '>', at)
    .execute();
  return new Set(rows.map(({ holder_user_id }) => holder_user_id));
};

const toTaker = ({ userId, name }: Link): Taker => ({ id: userId, name: name ?? 'Property Book' });

/** The giver of a temporary receipt, or the nearest person above the holder for whom the operator may act. */
async function findTaker(work: UnitOfWork, { item, counter }: Asked): Promise<Taker> {
  const { trx, actor, at } = work;
  const [own, ...above] = await readLinks(trx, item.id);
  const giver = above[0];
  if (!own || !giver) throw conflict(`${itemWords(item)} is not signed for.`);
  if (own.kind === 'temporary') return toTaker(giver);
  const may = await lets(trx, counter.id, at);
  const taker = above.find(({ userId }) => userId !== null && (userId === actor.id || may.has(userId)));
  if (taker) return toTaker(taker);
  if (await keepsBookOf(work, item.id)) {
    const book = above.at(-1);
    if (book && above.length === 1) return toTaker(book);
  }
  throw forbidden(
    giver.userId === null
      ? `Only who keeps the property book takes ${itemWords(item)} back.`
      : `${giver.name} has not let this counter issue in their name.`,
  );
}

/** Who has the item: by an open row, else who signed for it. Null where the counter stores it or nobody has it. */
function havingOf({ item, facts, takeOff }: Asked, open: OpenPossession | undefined) {
  if (open?.kind === 'person') return { id: open.id, name: open.name };
  if (item.holderId === null || (open?.kind === 'counter' && !takeOff)) return null;
  return { id: item.holderId, name: facts.names.get(item.holderId) ?? '' };
}

/**
 * What taking an item back does (counter.md, 4.3); null where it is not out.
 *
 * @throws ApiError 409 for an item that another counter keeps; 403 where custody would go back to somebody for whom the
 *   operator may not act.
 */
export async function planReturn(work: UnitOfWork, asked: Asked): Promise<ReturnPlan | null> {
  const { item, counter, facts, takeOff } = asked;
  const place = facts.kept.get(item.id);
  const open = facts.having.get(item.id);
  const from = havingOf(asked, open);
  if (!from) return null;
  if (place && place.id !== counter.id) throw conflict(`${itemWords(item)} is kept at ${place.name}.`);
  const isStored = place !== undefined;
  const moves = facts.temporary.has(item.id) || !isStored || takeOff;
  const isHeld = item.holderId !== null;
  const taker = moves && isHeld ? await findTaker(work, asked) : null;
  return { from, isStored, rack: place?.rack ?? null, taker };
}
