import { type Kysely, sql } from 'kysely';
import type { Database } from '../../kernel';

interface TransferToNumber {
  holderId: string;
  transferId: string;
  madeById: string;
  at: Date;
}

const numberOf = (holderId: string, number: number): string =>
  `HR-${holderId}-${String(number).padStart(4, '0')}`;

/** The number that the form of this transfer got before. */
const findReceipt = (db: Kysely<Database>, transferId: string) =>
  db
    .selectFrom('transfer_receipt')
    .select(['holder_user_id', 'number'])
    .where('transfer_id', '=', transferId)
    .executeTakeFirst();

/**
 * The number of the form of one transfer, e.g. `HR-U-0005-0003`: those of a holder count from 1, no two forms share one,
 * and a form keeps the number that it got first. Hand receipts are numbered by pair, see the module `papers`.
 */
export function numberTransfer(db: Kysely<Database>, transfer: TransferToNumber): Promise<string> {
  const { holderId, transferId, madeById, at } = transfer;
  return db.transaction().execute(async (trx) => {
    // Until the commit, so that two receipts made at once get two numbers.
    await sql`select pg_advisory_xact_lock(hashtext('transfer_receipt'), hashtext(${holderId}))`.execute(trx);
    const known = await findReceipt(trx, transferId);
    if (known) return numberOf(known.holder_user_id, known.number);
    const { number } = await trx
      .insertInto('transfer_receipt')
      .values((row) => ({
        holder_user_id: holderId,
        number: row
          .selectFrom('transfer_receipt as earlier')
          .select(sql<number>`coalesce(max(earlier.number), 0) + 1`.as('next'))
          .where('earlier.holder_user_id', '=', holderId),
        transfer_id: transferId,
        made_at: at,
        made_by_user_id: madeById,
      }))
      .returning('number')
      .executeTakeFirstOrThrow();
    return numberOf(holderId, number);
  });
}
