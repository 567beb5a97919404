import type { GenerateDa2062Dto } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import { type Database, badRequest } from '../../kernel';
import type { SessionUser } from '../../access';
import { compactDate } from '../dates';
import { readAcceptance } from './acceptance';
import type { HandReceipt } from './hand-receipt';
import { loadVisibleItems } from './load-items';
import { giverParty, nameReader, readTaker, takerParty } from './parties';
import type { ReceiptItem } from './receipt-item';
import { type OpenWork, type PairForm, registerForms } from './register-forms';
import type { FormProgram, LedgerStamp } from './stamp';

/** When a form is made and by which program, and the state of the ledger that a form of some items is stamped with. */
export interface FormStamps {
  at: Date;
  program: FormProgram;
  stampOf: (itemIds: readonly string[]) => Promise<LedgerStamp | null>;
  /** Address of the page that checks a paper; null where the server has no address of its own. */
  checkAddress: string | null;
}

/** `DA2062_HR-20261121-U-0001.pdf`: the day, and whose export or which transfer it is (PROP-48). */
export const da2062FileName = (at: Date, id: string): string => `DA2062_HR-${compactDate(at)}-${id}.pdf`;

/** The items that one giver gives to one holder, by the last two links of their chains. */
interface Group {
  giverId: string | null;
  holderId: string | null;
  /** The unit whose property book carries them. */
  unitId: string;
  bookName: string;
  items: ReceiptItem[];
}

function groupByPair(items: readonly ReceiptItem[]): Group[] {
  const groups = new Map<string, Group>();
  for (const item of items) {
    const { aboveId: giverId, holderId, unitId, unitName: bookName } = item;
    const key = [giverId ?? `book ${unitId}`, holderId ?? ''].join(' ');
    const known = groups.get(key);
    if (known) known.items.push(item);
    else groups.set(key, { giverId, holderId, unitId, bookName, items: [item] });
  }
  return [...groups.values()];
}

const byParties = (a: PairForm, b: PairForm): number =>
  a.from.name.localeCompare(b.from.name) || a.to.name.localeCompare(b.to.name);

/**
 * The forms of some items: one for each giver and holder, by giver and holder. FROM is the giver. A form for another
 * person than the holder, or of items that nobody has signed for, is a draft.
 */
async function formsOf(
  db: Kysely<Database>,
  viewer: SessionUser,
  order: GenerateDa2062Dto,
  items: readonly ReceiptItem[],
): Promise<PairForm[]> {
  const nameOf = nameReader(db);
  const named = await readTaker(db, viewer, order.to_user);
  const forms: PairForm[] = [];
  for (const group of groupByPair(items)) {
    const { giverId, holderId, unitId } = group;
    const taker = named && order.to_user?.id !== holderId ? named : null;
    const pair =
      holderId === null || taker ? null : { giverId, holderId, unitId: giverId === null ? unitId : null };
    const ids = group.items.map(({ id }) => id);
    forms.push({
      pair,
      from: await giverParty(group, order, nameOf),
      to: await takerParty(group, taker, nameOf),
      items: group.items,
      acceptance: pair && (await readAcceptance(db, pair, ids)),
    });
  }
  return forms.sort(byParties);
}

/**
 * The hand receipts that an export asks for.
 *
 * @throws ApiError 400 for no item; 404 for an item that the caller may not see or a person whom they do
 *   not know; 409 where an item changes hands meanwhile.
 */
export async function exportReceipts(
  { db, unitOfWork, user }: { db: Kysely<Database>; unitOfWork: OpenWork; user: SessionUser },
  order: GenerateDa2062Dto,
  stamps: FormStamps,
  requestKey: string | null,
): Promise<HandReceipt[]> {
  if (order.property_ids.length === 0) {
    const message = 'Please select at least one property to export.';
    throw badRequest(message, { property_ids: message });
  }
  const items = await loadVisibleItems(db, user, order.property_ids);
  const forms = await formsOf(db, user, order, items);
  return registerForms(db, unitOfWork, forms, {
    stamps,
    printing: { requestKey, requestId: null },
    look: {
      fileName: da2062FileName(stamps.at, user.id),
      endItemStockNumber: order.unit_info?.stockNumber?.trim() ?? '',
      groupByCategory: order.group_by_category ?? false,
      withCodes: order.include_qr_codes ?? false,
    },
  });
}
