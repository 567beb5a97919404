import type { HandReceiptDto, HeldItemDto, HoldingsDto, ReceivedItemDto } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import { type Database, inArray } from '../kernel';
import { type Viewer, loadPeople, personJson, visibleItems } from '../access';
import { type Pair, listPairs, listReceipts, pairKey } from '../papers';
import { findVisibleTransfers, missingMark } from '../property';
import { requirePerson } from './find-person';

type Listed = Pair & { itemIds: string[] };

/** Items as a hand receipt lists them, by item and holder. */
async function readItems(db: Kysely<Database>, pairs: readonly Listed[]): Promise<Map<string, HeldItemDto>> {
  const rows = await db
    .selectFrom('property')
    .innerJoin('custody_link as link', 'link.item_id', 'property.id')
    .select(['property.id', 'property.name', 'property.serial_number', 'property.current_status'])
    .select(['property.is_sensitive', 'link.since', 'link.user_id', missingMark])
    .where('link.user_id', '=', inArray(pairs.map(({ holderId }) => holderId)))
    .where('property.id', '=', inArray(pairs.flatMap(({ itemIds }) => itemIds)))
    .execute();
  return new Map(
    rows.map(({ user_id: holderId, since, ...item }) => [
      `${item.id} ${holderId}`,
      { ...item, since: since.toISOString() },
    ]),
  );
}

async function unitNames(db: Kysely<Database>, pairs: readonly Pair[]): Promise<Map<string, string>> {
  const ids = pairs.flatMap(({ unitId }) => unitId ?? []);
  const rows = await db.selectFrom('units').select(['id', 'name']).where('id', '=', inArray(ids)).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The hand receipts of the wire, in the order of the pairs. */
async function toReceipts(db: Kysely<Database>, pairs: readonly Listed[]): Promise<HandReceiptDto[]> {
  if (pairs.length === 0) return [];
  const people = await loadPeople(
    db,
    pairs.flatMap(({ giverId, holderId }) => [giverId, holderId]),
  );
  const items = await readItems(db, pairs);
  const books = await unitNames(db, pairs);
  const printed = await listReceipts(db, pairs);
  return pairs.flatMap((pair) => {
    const holder = people.get(pair.holderId);
    if (!holder) return [];
    const receipt = printed.get(pairKey(pair));
    return {
      giver: pair.giverId === null ? null : (people.get(pair.giverId) ?? null),
      book: pair.unitId === null ? null : (books.get(pair.unitId) ?? ''),
      holder,
      number: receipt?.number ?? null,
      last_printed: receipt?.newest
        ? {
            edition: receipt.newest.edition,
            at: receipt.newest.at.toISOString(),
            is_current: receipt.newest.isCurrent,
          }
        : null,
      items: pair.itemIds.flatMap((id) => items.get(`${id} ${pair.holderId}`) ?? []),
    };
  });
}

/** Ids of the open transfers from and to a person, oldest first. */
async function openTransfers(db: Kysely<Database>, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('transfer')
    .select('id')
    .where('status', '=', 'Pending')
    .where((row) => row.or([row('from_user_id', '=', id), row('to_user_id', '=', id)]))
    .orderBy('requested_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}

/** What a person has on a temporary receipt or a draw, as far as the viewer sees it; what is due first at the head. */
async function readTemporary(db: Kysely<Database>, viewer: Viewer, id: string): Promise<ReceivedItemDto[]> {
  // On a temporary receipt the person is the holder; the link above says who gave it.
  const signedBy = sql<string | null>`case when property.assigned_to_user_id = had.user_id
    then (select link.user_id from custody_link link where link.item_id = property.id
      order by link.position desc offset 1 limit 1)
    else property.assigned_to_user_id end`;
  const rows = await db
    .selectFrom('possession as had')
    .innerJoin('property', 'property.id', 'had.item_id')
    .select(['property.id', 'property.name', 'property.serial_number', 'property.is_sensitive'])
    .select(['had.basis', 'had.from_at', 'had.due_at', 'had.handover_id'])
    .select(personJson(signedBy).as('signed_by'))
    .where('had.user_id', '=', id)
    .where('had.to_at', 'is', null)
    .where('had.basis', 'in', ['draw', 'temporary'])
    .$narrowType<{ basis: ReceivedItemDto['basis'] }>()
    .where(visibleItems(viewer))
    .orderBy('had.due_at')
    .orderBy('property.name')
    .orderBy('property.id')
    .execute();
  return rows.map(({ from_at, due_at, ...row }) => ({
    ...row,
    since: from_at.toISOString(),
    due_at: due_at?.toISOString() ?? null,
  }));
}

/**
 * What a person signed for by giver, what they signed down by holder, their temporary receipts and draws, and their open
 * transfers: as far as the viewer sees the items.
 *
 * @throws ApiError 404 out of sight.
 */
export async function readHoldings(db: Kysely<Database>, viewer: Viewer, id: string): Promise<HoldingsDto> {
  await requirePerson(db, viewer, id);
  const open = await openTransfers(db, id);
  const transfers = await findVisibleTransfers(db, viewer, open);
  return {
    received: await toReceipts(db, await listPairs(db, viewer, { holderId: id })),
    signed_down: await toReceipts(db, await listPairs(db, viewer, { giverId: id })),
    temporary: await readTemporary(db, viewer, id),
    transfers: transfers.sort((a, b) => open.indexOf(a.id) - open.indexOf(b.id)),
  };
}
