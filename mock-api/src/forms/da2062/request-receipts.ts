import type { TransferDto } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import { type Database, conflict, inArray, notFound } from '../../kernel';
import type { SessionUser } from '../../access';
import { type Pair, pairKey } from '../../papers';
import { findVisibleTransfers } from '../../property';
import { type FormStamps, da2062FileName } from './export';
import type { HandReceipt } from './hand-receipt';
import { giverParty, nameReader, takerParty } from './parties';
import type { ReceiptItem } from './receipt-item';
import { type OpenWork, type PairForm, registerForms } from './register-forms';
import { transferItems } from './transfer-sheet';

/** All lines of a request, in the order of the offer. @throws ApiError 404 where the viewer does not see each of them. */
async function readLines(db: Kysely<Database>, viewer: SessionUser, id: string): Promise<TransferDto[]> {
  const rows = await db
    .selectFrom('transfer')
    .select('id')
    .where('request_id', '=', id)
    .orderBy('id')
    .execute();
  const ids = rows.map((row) => row.id);
  const seen = new Map((await findVisibleTransfers(db, viewer, ids)).map((line) => [line.id, line]));
  if (ids.length === 0 || seen.size < ids.length) throw notFound('Request not found');
  return ids.flatMap((line) => seen.get(line) ?? []);
}

/**
 * The pair that each accepted line made. The chain says whether a person or the property book gave; once the item is
 * out of the recipient's hands, the offer does.
 */
async function readPairs(db: Kysely<Database>, lines: readonly TransferDto[]): Promise<Map<string, Pair>> {
  const rows = await db
    .selectFrom('transfer')
    .innerJoin('property', 'property.id', 'transfer.item_id')
    .leftJoin('custody_link as link', (join) =>
      join
        .onRef('link.item_id', '=', 'transfer.item_id')
        .onRef('link.user_id', '=', 'transfer.to_user_id')
        .onRef('link.since', '=', 'transfer.resolved_at'),
    )
    .leftJoin('custody_link as above', (join) =>
      join
        .onRef('above.item_id', '=', 'link.item_id')
        .on('above.position', '=', sql<number>`link.position - 1`),
    )
    .select(['transfer.id', 'transfer.to_user_id as holderId', 'property.unit_id as bookId'])
    .select(
      sql<string | null>`case when link.position = 1 then null
      else coalesce(above.user_id, transfer.superior_user_id, transfer.from_user_id) end`.as('giverId'),
    )
    .where('transfer.id', '=', inArray(lines.map(({ id }) => id)))
    .execute();
  return new Map(
    rows.map(({ id, holderId, giverId, bookId }) => [
      id,
      { giverId, holderId, unitId: giverId === null ? bookId : null },
    ]),
  );
}

/** The items of the accepted lines by pair, each item once. */
async function groupItems(db: Kysely<Database>, accepted: readonly TransferDto[]) {
  const pairs = await readPairs(db, accepted);
  const groups = new Map<string, { pair: Pair; items: Map<string, ReceiptItem> }>();
  for (const line of accepted) {
    const pair = pairs.get(line.id);
    if (!pair) continue;
    const group = groups.get(pairKey(pair)) ?? { pair, items: new Map<string, ReceiptItem>() };
    groups.set(pairKey(pair), group);
    for (const item of await transferItems(db, line)) group.items.set(item.id, item);
  }
  return [...groups.values()].map(({ pair, items }) => ({ pair, items: [...items.values()] }));
}

/** `23 of 24 lines`; nothing where all were accepted. */
const countWords = (accepted: number, all: number): string =>
  accepted === all ? '' : `, ${accepted} of ${all} lines`;

/**
 * The DA 2062 of a request: what the recipient accepted of it, exactly as they signed for it. Declined and waiting lines
 * are not on it. Where person and property book gave, each has a form.
 *
 * @param request `itemIds`: only these items of it
 * @throws ApiError 404 for a request that the viewer does not see, 409 while nothing is accepted.
 */
export async function requestReceipts(
  { db, unitOfWork, user }: { db: Kysely<Database>; unitOfWork: OpenWork; user: SessionUser },
  { id, itemIds }: { id: string; itemIds?: readonly string[] },
  stamps: FormStamps,
): Promise<HandReceipt[]> {
  const all = await readLines(db, user, id);
  const lines = itemIds ? all.filter(({ property }) => itemIds.includes(property.id)) : all;
  const accepted = lines.filter(({ status }) => status === 'Approved');
  const [first] = lines;
  if (!first || accepted.length === 0) throw conflict(`Nobody has accepted a line of ${id} yet.`);
  const at = Math.max(...accepted.map(({ resolved_date }) => new Date(resolved_date ?? 0).getTime()));
  const acceptance = { at: new Date(at), by: `${id}${countWords(accepted.length, lines.length)}` };
  const nameOf = nameReader(db);
  const forms: PairForm[] = [];
  for (const { pair, items } of await groupItems(db, accepted)) {
    const parties = { ...pair, bookName: items[0]?.unitName ?? '' };
    const from = await giverParty(parties, {}, nameOf);
    forms.push({ pair, items, acceptance, from, to: await takerParty(parties, null, nameOf) });
  }
  return registerForms(db, unitOfWork, forms, {
    stamps,
    printing: { requestKey: null, requestId: id },
    look: {
      fileName: da2062FileName(new Date(first.request_date), id),
      endItemStockNumber: '',
      groupByCategory: false,
      withCodes: false,
    },
  });
}
