import { type Kysely, sql } from 'kysely';
import { type Database, inArray } from '../kernel';
import { readWaiting } from '../property';
import { type OpenPossession, openPossessions } from './move-possession';

/** What decides of each item of a list whether it may be handed over. By item id, unless it says otherwise. */
export interface Facts {
  having: ReadonlyMap<string, OpenPossession>;
  /** The counter that keeps it. */
  kept: ReadonlyMap<string, { id: string; name: string; rack: string | null }>;
  /** Name of the person whose signature it waits for in another hand-over. */
  waits: ReadonlyMap<string, string>;
  /** Whose weapon it is. */
  authorized: ReadonlyMap<string, { userId: string; name: string }>;
  /** Number of the disputed hand-over that it is in. */
  disputed: ReadonlyMap<string, string>;
  /** The parties of its open transfer. */
  offered: ReadonlyMap<string, { from: string; to: string }>;
  /** Items whose holder has them on a temporary hand receipt. */
  temporary: ReadonlySet<string>;
  /** Ids of holders who let the counter issue in their name. */
  lets: ReadonlySet<string>;
  /** Names by the ids of the holders. */
  names: ReadonlyMap<string, string>;
}

const NAME = (alias: string) =>
  sql<string>`${sql.ref(`${alias}.rank`)} || ' ' || ${sql.ref(`${alias}.last_name`)}`;

const byItem = <T extends { itemId: string }>(rows: readonly T[]): Map<string, T> =>
  new Map(rows.map((row) => [row.itemId, row]));

const readKept = (db: Kysely<Database>, ids: readonly string[]) =>
  db
    .selectFrom('counter_stock as stock')
    .innerJoin('counter', 'counter.id', 'stock.counter_id')
    .select(['stock.item_id as itemId', 'counter.id', 'counter.name', 'stock.rack'])
    .where('stock.item_id', '=', inArray(ids))
    .execute();

const readAuthorized = (db: Kysely<Database>, ids: readonly string[]) =>
  db
    .selectFrom('weapon_authorization as entry')
    .innerJoin('users as person', 'person.id', 'entry.user_id')
    .select(['entry.item_id as itemId', 'entry.user_id as userId', NAME('person').as('name')])
    .where('entry.item_id', '=', inArray(ids))
    .where('entry.until', 'is', null)
    .execute();

const readDisputed = (db: Kysely<Database>, ids: readonly string[]) =>
  db
    .selectFrom('handover_line as line')
    .innerJoin('handover', 'handover.id', 'line.handover_id')
    .select(['line.item_id as itemId', 'handover.id'])
    .where('line.item_id', '=', inArray(ids))
    .where('handover.state', '=', 'disputed')
    .execute();

const readOffered = (db: Kysely<Database>, ids: readonly string[]) =>
  db
    .selectFrom('transfer')
    .innerJoin('users as sender', 'sender.id', 'transfer.from_user_id')
    .innerJoin('users as recipient', 'recipient.id', 'transfer.to_user_id')
    .select(['transfer.item_id as itemId', NAME('sender').as('from'), NAME('recipient').as('to')])
    .where('transfer.item_id', '=', inArray(ids))
    .where('transfer.status', '=', 'Pending')
    .execute();

const readTemporary = (db: Kysely<Database>, ids: readonly string[]) =>
  db
    .selectFrom('custody_link as link')
    .innerJoin('property', (join) =>
      join
        .onRef('property.id', '=', 'link.item_id')
        .onRef('property.assigned_to_user_id', '=', 'link.user_id'),
    )
    .select('link.item_id as itemId')
    .where('link.item_id', '=', inArray(ids))
    .where('link.kind', '=', 'temporary')
    .execute();

const readHolders = (db: Kysely<Database>, ids: readonly string[], { counterId, at }: ReadOptions) =>
  db
    .selectFrom('property')
    .innerJoin('users as holder', 'holder.id', 'property.assigned_to_user_id')
    .select(['holder.id', NAME('holder').as('name')])
    .select(
      sql<boolean>`exists (select from counter_authority authority
        where authority.counter_id = ${counterId} and authority.holder_user_id = holder.id
          and authority.until > ${at})`.as('lets'),
    )
    .distinct()
    .where('property.id', '=', inArray(ids))
    .execute();

interface ReadOptions {
  counterId: string;
  at: Date;
  /** The hand-over whose own reservation counts for nothing. */
  except: string | null;
}

/** What decides of these items whether they may be handed over. */
export async function readFacts(
  db: Kysely<Database>,
  ids: readonly string[],
  options: ReadOptions,
): Promise<Facts> {
  const holders = await readHolders(db, ids, options);
  const [disputed, temporary] = [await readDisputed(db, ids), await readTemporary(db, ids)];
  return {
    having: await openPossessions(db, ids),
    kept: byItem(await readKept(db, ids)),
    waits: await readWaiting(db, ids, options),
    authorized: byItem(await readAuthorized(db, ids)),
    disputed: new Map(disputed.map(({ itemId, id }) => [itemId, id])),
    offered: byItem(await readOffered(db, ids)),
    temporary: new Set(temporary.map(({ itemId }) => itemId)),
    lets: new Set(holders.filter((holder) => holder.lets).map(({ id }) => id)),
    names: new Map(holders.map(({ id, name }) => [id, name])),
  };
}
