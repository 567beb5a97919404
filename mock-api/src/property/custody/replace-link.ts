import { type LinkAct, type Replaced, changeLink } from '@hand-receipt/ledger';
import { sql } from 'kysely';
import { inArray } from '../../kernel';
import type { UnitOfWork } from '../../unit-of-work';
import { requireOnBook } from './on-closing';

/** Chains that one statement writes. */
const AT_ONCE = 1_000;

/** A succession, as each of its events names it. */
export interface SignedSet {
  successionId: string;
  /** SHA-256 that both sides signed, in hex. */
  setHash: string;
  /** The outgoing person; null where the incoming signs for what is the property book's own. */
  from: { id: string; name: string } | null;
  to: { id: string; name: string };
  lines: readonly { itemId: string; act: LinkAct['act'] }[];
}

interface Link {
  userId: string;
  since: Date;
  kind: string;
  /** Of a temporary hand receipt. */
  dueAt: Date | null;
}

const HAND_RECEIPT = { kind: 'hand-receipt', dueAt: null };

interface Change {
  item: { id: string; name: string; serial_number: string };
  act: LinkAct['act'];
  before: readonly Link[];
  replaced: Replaced;
}

/** Locks the items in the order of their ids, as every custody act does, so that two acts cannot deadlock. */
async function lockItems({ trx }: UnitOfWork, itemIds: readonly string[]) {
  const items = await trx
    .selectFrom('property')
    .select(['id', 'name', 'serial_number', 'left_at'])
    .where('id', '=', inArray(itemIds))
    .orderBy('id')
    .forUpdate()
    .execute();
  items.forEach(requireOnBook);
  return items;
}

/** Who signed for each item, from the first down to its holder. */
async function readChains({ trx }: UnitOfWork, itemIds: readonly string[]): Promise<Map<string, Link[]>> {
  const links = await trx
    .selectFrom('custody_link')
    .select(['item_id as itemId', 'user_id as userId', 'since', 'kind', 'due_at as dueAt'])
    .where('item_id', '=', inArray(itemIds))
    .where('user_id', 'is not', null)
    .orderBy('item_id')
    .orderBy('position')
    .execute();
  const chains = new Map<string, Link[]>(itemIds.map((id) => [id, []]));
  for (const { itemId, userId, ...terms } of links) {
    if (userId !== null) chains.get(itemId)?.push({ userId, ...terms });
  }
  return chains;
}

function linkActOf(act: LinkAct['act'], { from, to }: SignedSet): LinkAct {
  if (act !== 'replace') return { act, to: to.id };
  if (!from) throw new Error('A link is replaced without saying whose.');
  return { act, from: from.id, to: to.id };
}

/** The chains that change. Items whose chain stays the same are left out. */
async function readChanges(work: UnitOfWork, set: SignedSet): Promise<Change[]> {
  const acts = new Map(set.lines.map(({ itemId, act }) => [itemId, act]));
  const itemIds = [...acts.keys()];
  const items = await lockItems(work, itemIds);
  const chains = await readChains(work, itemIds);
  return items.flatMap(({ left_at: _, ...item }) => {
    const act = acts.get(item.id) ?? 'replace';
    const before = chains.get(item.id) ?? [];
    const replaced = changeLink(
      before.map(({ userId }) => userId),
      linkActOf(act, set),
    );
    return replaced ? [{ item, act, before, replaced }] : [];
  });
}

const holderOf = (chain: readonly string[]): string | null => chain.at(-1) ?? null;
const idsOf = (links: readonly Link[]): string[] => links.map(({ userId }) => userId);

/** A link as it is after a change: a temporary hand receipt stays one, also of the person who takes the place. */
function linkAfter(userId: string, before: readonly Link[], from: string | null, at: Date): Link {
  const own = before.find((link) => link.userId === userId);
  const { kind, dueAt } = own ?? before.find((link) => link.userId === from) ?? HAND_RECEIPT;
  return { userId, since: own?.since ?? at, kind, dueAt };
}

/** Deletes and inserts the links of these chains. People who stay keep their own as they were. */
async function writeChains(
  { trx, at }: UnitOfWork,
  changes: readonly Change[],
  { from }: SignedSet,
): Promise<void> {
  const links = changes.flatMap(({ item, act, before, replaced }) =>
    replaced.chain.map((userId, index) => ({
      ...linkAfter(userId, before, act === 'replace' && from ? from.id : null, at),
      itemId: item.id,
      position: index + 1,
    })),
  );
  const itemIds = changes.map(({ item }) => item.id);
  await trx
    .deleteFrom('custody_link')
    .where('item_id', '=', inArray(itemIds))
    .where('position', '>', 0)
    .execute();
  await sql`insert into custody_link (item_id, position, user_id, since, kind, due_at)
    select * from unnest(
      ${links.map(({ itemId }) => itemId)}::text[],
      ${links.map(({ position }) => position)}::integer[],
      ${links.map(({ userId }) => userId)}::text[],
      ${links.map(({ since }) => since.toISOString())}::timestamptz[],
      ${links.map(({ kind }) => kind)}::text[],
      ${links.map(({ dueAt }) => dueAt?.toISOString() ?? null)}::timestamptz[])`.execute(trx);
}

/** The holder changes where the last link did. The items do not move, so their locations stay. */
async function writeHolders({ trx, at }: UnitOfWork, changes: readonly Change[], to: string): Promise<void> {
  const taken = changes.filter(
    ({ before, replaced }) => holderOf(idsOf(before)) !== holderOf(replaced.chain),
  );
  if (taken.length === 0) return;
  await trx
    .updateTable('property')
    .set({ assigned_to_user_id: to, assigned_date: at })
    .where('id', '=', inArray(taken.map(({ item }) => item.id)))
    .execute();
}

/** Writes one event of the ledger for each item; the last step. */
async function recordChanges(work: UnitOfWork, changes: readonly Change[], set: SignedSet): Promise<void> {
  const { successionId, setHash, from, to } = set;
  for (const { item, act, before, replaced } of changes) {
    const chainBefore = idsOf(before);
    await work.record('LINK REPLACED', item, {
      successionId,
      act,
      fromUserId: act === 'replace' && from ? from.id : null,
      from: act === 'replace' && from ? from.name : null,
      toUserId: to.id,
      to: to.name,
      chainBefore,
      chainAfter: replaced.chain,
      holderBefore: holderOf(chainBefore),
      released: replaced.released,
      setHash,
    });
  }
}

/**
 * One person takes the place of another in the chains of a set, or signs for what is in it. Everybody below keeps their
 * items. The caller has asked whether it may be, and ends the transfers that it ends before.
 *
 * @returns how many chains changed.
 * @throws ApiError 409 for an item that left the book.
 */
export async function replaceLinks(work: UnitOfWork, set: SignedSet): Promise<number> {
  const changes = await readChanges(work, set);
  for (let start = 0; start < changes.length; start += AT_ONCE) {
    const some = changes.slice(start, start + AT_ONCE);
    await writeChains(work, some, set);
    await writeHolders(work, some, set.to.id);
  }
  if (changes.length === 0) return 0;
  const released = new Set(changes.flatMap(({ replaced }) => replaced.released));
  work.addAudience({ items: changes.map(({ item }) => item.id), people: [...released] });
  await recordChanges(work, changes, set);
  return changes.length;
}
