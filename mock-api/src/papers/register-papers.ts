import { randomBytes } from 'node:crypto';
import type { PaperKind } from '@hand-receipt/contracts';
import { PAPER_NAME_BYTES, newPaperNames } from '@hand-receipt/ledger';
import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import { type Database, type PaperLine, conflict, inArray } from '../kernel';
import { appendEvent, newEventId } from '../ledger';
import type { UnitOfWork } from '../unit-of-work';
import { hashLines, sortLines } from './lines';
import { type Receipt, openReceipts } from './open-receipts';
import { type Pair, pairKey, readLines } from './pairs';
import { numberOf, paperDetails, receiptDetails } from './paper-record';

/** A form that is about to be printed. */
export interface PaperOrder {
  pair: Pair;
  lines: readonly PaperLine[];
  /** Lines of the form, on which like items share one. */
  lineCount: number;
  /** The request that it is the paper of; null for a hand receipt or a part of one. */
  requestId: string | null;
  /** The state of the ledger that its code names. */
  ledger: { size: number; root: string };
}

/** A form in the register. */
export interface PrintedPaper {
  id: string;
  /** Ten random characters that only the paper shows. */
  secret: string;
  /** Number of the hand receipt, such as `HR-0017`, or of the record that it is of. */
  number: string;
  edition: number;
  /** The state of the ledger that its code names: of a paper that is printed again, that of the first time. */
  ledger: PaperOrder['ledger'];
}

type Row = Selectable<Database['printed_paper']>;

/** All items of the pair are its hand receipt, some of them an extract. */
function kindOf({ requestId, lines }: PaperOrder, present: readonly PaperLine[]): PaperKind {
  if (requestId !== null) return 'request';
  const listed = new Set(lines.map(({ item }) => item));
  return present.every(({ item }) => listed.has(item)) ? 'receipt' : 'extract';
}

/** The newest edition of each hand receipt. */
async function readEditions({ trx }: UnitOfWork, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await trx
    .selectFrom('printed_paper')
    .select(['hand_receipt_id as id', sql<number>`max(edition)::int`.as('edition')])
    .where('hand_receipt_id', '=', inArray(ids))
    .groupBy('hand_receipt_id')
    .execute();
  return new Map(rows.flatMap(({ id, edition }) => (id === null ? [] : [[id, edition]])));
}

/** What this very call printed before, by hand receipt. */
async function readPrinted({ trx, actor }: UnitOfWork, requestKey: string | null): Promise<Map<string, Row>> {
  if (requestKey === null) return new Map();
  const rows = await trx
    .selectFrom('printed_paper')
    .selectAll()
    .where('printed_by', '=', actor.id)
    .where('request_key', '=', requestKey)
    .execute();
  return new Map(rows.flatMap((row) => (row.hand_receipt_id === null ? [] : [[row.hand_receipt_id, row]])));
}

async function recordPaper(work: UnitOfWork, receipt: Receipt, row: Row): Promise<void> {
  const { trx, actor, at } = work;
  const opens = receipt.event_id === row.event_id;
  const details = { act: 'printed', ...paperDetails(row), opens, ...receiptDetails(receipt) };
  await appendEvent(trx, { type: 'PAPER', itemId: null, actor, at, eventId: row.event_id, details });
}

export const toPrinted = (row: Row): PrintedPaper => ({
  id: row.id,
  secret: row.secret,
  number: numberOf(row),
  edition: row.edition,
  ledger: { size: row.ledger_size, root: row.root },
});

/** What of the register decides how the orders are entered. */
interface Register {
  receipts: ReadonlyMap<string, Receipt>;
  /** What each pair has now, by `pairKey`. */
  present: ReadonlyMap<string, PaperLine[]>;
  /** The newest edition by hand receipt. */
  editions: ReadonlyMap<string, number>;
  /** What this very call printed before, by hand receipt. */
  printed: ReadonlyMap<string, Row>;
  requestKey: string | null;
}

function newRow(
  { actor, at }: UnitOfWork,
  order: PaperOrder,
  receipt: Receipt,
  { present, editions, printed, requestKey }: Register,
): Insertable<Database['printed_paper']> {
  const lines = sortLines(order.lines);
  const edition = (editions.get(receipt.id) ?? 0) + 1;
  return {
    ...newPaperNames(randomBytes(PAPER_NAME_BYTES)),
    kind: kindOf(order, present.get(pairKey(order.pair)) ?? []),
    hand_receipt_id: receipt.id,
    edition,
    subject_id: order.requestId,
    lines: JSON.stringify(lines),
    lines_hash: hashLines(lines),
    line_count: order.lineCount,
    ledger_size: order.ledger.size,
    root: order.ledger.root,
    printed_by: actor.id,
    printed_at: at,
    request_key: printed.has(receipt.id) ? null : requestKey,
    event_id: edition === 1 ? receipt.event_id : newEventId(),
  };
}

async function registerPaper(work: UnitOfWork, order: PaperOrder, register: Register): Promise<PrintedPaper> {
  const receipt = register.receipts.get(pairKey(order.pair));
  if (!receipt) throw new Error('The pair has no hand receipt.');
  const before = register.printed.get(receipt.id);
  if (before && Buffer.compare(before.lines_hash, hashLines(sortLines(order.lines))) === 0) {
    return toPrinted(before);
  }
  const row = await work.trx
    .insertInto('printed_paper')
    .values(newRow(work, order, receipt, register))
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordPaper(work, receipt, row);
  return toPrinted(row);
}

/**
 * Enters forms into the register, each under the number of its pair and with its next edition, in the order of
 * `orders`, of which no two are of the same pair.
 *
 * @param requestKey of the call; sent again with the same lines, it gets the same papers
 * @param mayHaveEnded the papers say what was so when they were signed, though an item has changed hands since
 * @throws ApiError 409 where an item has changed hands since it was read.
 */
export async function registerPapers(
  work: UnitOfWork,
  orders: readonly PaperOrder[],
  { requestKey, mayHaveEnded = false }: { requestKey: string | null; mayHaveEnded?: boolean },
): Promise<PrintedPaper[]> {
  const pairs = orders.map(({ pair }) => pair);
  const present = await readLines(work.trx, pairs);
  const ended = new Set(pairs.map(pairKey).filter((key) => (present.get(key) ?? []).length === 0));
  const hasEnded = ({ pair, requestId }: PaperOrder) => requestId === null && ended.has(pairKey(pair));
  if (!mayHaveEnded && orders.some(hasEnded)) {
    throw conflict('Some of this property has changed hands. Select it again.');
  }
  const receipts = await openReceipts(work, pairs, ended);
  const ids = [...receipts.values()].map(({ id }) => id);
  const editions = await readEditions(work, ids);
  const printed = await readPrinted(work, requestKey);
  const papers: PrintedPaper[] = [];
  for (const order of orders) {
    papers.push(await registerPaper(work, order, { receipts, present, editions, printed, requestKey }));
  }
  return papers;
}
