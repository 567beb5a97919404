import type { PrintPairsDto } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import { type Database, badRequest, notFound } from '../../kernel';
import type { SessionUser } from '../../access';
import { type Pair, listPairs } from '../../papers';
import { readAcceptance } from './acceptance';
import { type FormStamps, da2062FileName } from './export';
import type { HandReceipt } from './hand-receipt';
import { loadVisibleItems } from './load-items';
import { giverParty, nameReader, takerParty } from './parties';
import type { ReceiptItem } from './receipt-item';
import { type OpenWork, type PairForm, registerForms } from './register-forms';

/** Lines that one file may have. */
const MOST_LINES = 5000;

type Listed = Pair & { itemIds: string[] };

async function readPairs(
  db: Kysely<Database>,
  viewer: SessionUser,
  { include_qr_codes: _, ...asked }: PrintPairsDto,
): Promise<Listed[]> {
  if (Object.values(asked).every((value) => value === undefined)) {
    throw badRequest('Choose a holder, a giver or a unit.', {
      holderId: 'Choose a holder, a giver or a unit.',
    });
  }
  const pairs = await listPairs(db, viewer, asked);
  const lines = pairs.reduce((sum, { itemIds }) => sum + itemIds.length, 0);
  if (lines === 0) throw notFound('There is no hand receipt to print.');
  if (lines > MOST_LINES) {
    throw badRequest(
      `These hand receipts have more than ${MOST_LINES.toLocaleString('en-US')} lines. Select fewer items in the Property Book and use Export DA 2062.`,
    );
  }
  return pairs;
}

async function formOf(
  db: Kysely<Database>,
  pair: Listed,
  items: ReadonlyMap<string, ReceiptItem>,
  nameOf: ReturnType<typeof nameReader>,
): Promise<PairForm> {
  const { itemIds, ...between } = pair;
  const listed = itemIds
    .flatMap((id) => items.get(id) ?? [])
    .map(({ temporary, ...item }) => ({
      ...item,
      temporary: temporary && { ...temporary, isThis: temporary.holderId === pair.holderId },
    }));
  const parties = { ...between, bookName: listed[0]?.unitName ?? '' };
  return {
    pair: between,
    from: await giverParty(parties, {}, nameOf),
    to: await takerParty(parties, null, nameOf),
    items: listed,
    acceptance: await readAcceptance(db, pair, itemIds),
  };
}

/**
 * The hand receipts of a holder, a giver or a unit, as far as the viewer sees their items. What a holder has signed
 * down is on their own hand receipt as well as on that of the person below.
 *
 * @throws ApiError 400 where nothing is chosen or it is too much for one file; 404 where there is nothing to print.
 */
export async function pairReceipts(
  { db, unitOfWork, user }: { db: Kysely<Database>; unitOfWork: OpenWork; user: SessionUser },
  asked: PrintPairsDto,
  stamps: FormStamps,
  requestKey: string | null,
): Promise<HandReceipt[]> {
  const pairs = await readPairs(db, user, asked);
  const loaded = await loadVisibleItems(
    db,
    user,
    pairs.flatMap(({ itemIds }) => itemIds),
  );
  const items = new Map(loaded.map((item) => [item.id, item]));
  const nameOf = nameReader(db);
  const forms: PairForm[] = [];
  for (const pair of pairs) forms.push(await formOf(db, pair, items, nameOf));
  return registerForms(db, unitOfWork, forms, {
    stamps,
    printing: { requestKey, requestId: null },
    look: {
      fileName: da2062FileName(stamps.at, user.id),
      endItemStockNumber: '',
      groupByCategory: false,
      withCodes: asked.include_qr_codes ?? false,
    },
  });
}
