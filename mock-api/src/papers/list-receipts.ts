import type { Kysely } from 'kysely';
import { type Database, inArray } from '../kernel';
import { compareLines, isUnchanged } from './lines';
import { type Pair, pairKey, readLines } from './pairs';

/** The open hand receipt of a pair. */
interface OpenReceipt {
  number: string;
  /** Its newest print; null where only parts of it were printed. */
  newest: { edition: number; at: Date; isCurrent: boolean } | null;
}

/** The open hand receipts of some pairs by `pairKey`, each with its newest print of all items. */
export async function listReceipts(
  db: Kysely<Database>,
  pairs: readonly Pair[],
): Promise<Map<string, OpenReceipt>> {
  if (pairs.length === 0) return new Map();
  const rows = await db
    .selectFrom('hand_receipt as receipt')
    .leftJoin('printed_paper as paper', (join) =>
      join.onRef('paper.hand_receipt_id', '=', 'receipt.id').on('paper.kind', '=', 'receipt'),
    )
    .distinctOn('receipt.id')
    .select(['receipt.id as number', 'receipt.giver_user_id as giverId', 'receipt.unit_id as unitId'])
    .select(['receipt.holder_user_id as holderId'])
    .select(['paper.edition', 'paper.printed_at as at', 'paper.lines'])
    .where('receipt.closed_at', 'is', null)
    .where('receipt.holder_user_id', '=', inArray(pairs.map(({ holderId }) => holderId)))
    .orderBy('receipt.id')
    .orderBy('paper.edition', 'desc')
    .execute();
  const now = await readLines(db, pairs);
  return new Map(
    rows.map(({ number, edition, at, lines, ...pair }) => {
      const key = pairKey(pair);
      const newest =
        edition === null || at === null || lines === null
          ? null
          : { edition, at, isCurrent: isUnchanged(compareLines(lines, now.get(key) ?? [])) };
      return [key, { number, newest }];
    }),
  );
}
