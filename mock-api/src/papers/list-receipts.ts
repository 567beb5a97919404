import type { Kysely } from 'kysely';
import { type Database, inArray } from '../kernel';
import { type LineChanges, compareLines } from './lines';
import { type Pair, pairKey, readLines } from './pairs';

/** The hand receipt of a pair as it was last printed. */
export interface LastPrinted {
  number: string;
  /** Null where only parts of it were printed. */
  printedAt: Date | null;
  edition: number | null;
  isCurrent: boolean;
}

const isSame = ({ left, joined, changed }: LineChanges): boolean =>
  left.length + joined.length + changed.length === 0;

/** The open hand receipts of some pairs by `pairKey`, each with its newest whole print. */
export async function listReceipts(
  db: Kysely<Database>,
  pairs: readonly Pair[],
): Promise<Map<string, LastPrinted>> {
  if (pairs.length === 0) return new Map();
  const rows = await db
    .selectFrom('hand_receipt as receipt')
    .leftJoin('printed_paper as paper', (join) =>
      join.onRef('paper.hand_receipt_id', '=', 'receipt.id').on('paper.kind', '=', 'receipt'),
    )
    .distinctOn('receipt.id')
    .select(['receipt.id as number', 'receipt.giver_user_id as giverId', 'receipt.unit_id as unitId'])
    .select(['receipt.holder_user_id as holderId'])
    .select(['paper.edition', 'paper.printed_at as printedAt', 'paper.lines'])
    .where('receipt.closed_at', 'is', null)
    .where('receipt.holder_user_id', '=', inArray(pairs.map(({ holderId }) => holderId)))
    .orderBy('receipt.id')
    .orderBy('paper.edition', 'desc')
    .execute();
  const now = await readLines(db, pairs);
  return new Map(
    rows.map(({ number, edition, printedAt, lines, ...pair }) => {
      const key = pairKey(pair);
      const isCurrent = lines !== null && isSame(compareLines(lines, now.get(key) ?? []));
      return [key, { number, printedAt, edition, isCurrent }];
    }),
  );
}
