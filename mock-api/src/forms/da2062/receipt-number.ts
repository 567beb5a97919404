import { type Kysely, sql } from 'kysely';
import type { Database } from '../../kernel';

interface ReceiptToNumber {
  holderId: string;
  /** Null for an export, each of which is a hand receipt of its own. */
  transferId: string | null;
  /** The keyed request that asks for it; null without a key. */
  requestKey: string | null;
  madeById: string;
  at: Date;
}

const numberOf = (holderId: string, number: number): string =>
  `HR-${holderId}-${String(number).padStart(4, '0')}`;

/** The number that the form of this transfer, or this very request, got before. */
const findReceipt = (db: Kysely<Database>, { transferId, requestKey, madeById }: ReceiptToNumber) =>
  db
    .selectFrom('hand_receipt')
    .select(['holder_user_id', 'number'])
    .where(({ eb, and, or }) =>
      or([
        eb('transfer_id', '=', transferId),
        and([eb('made_by_user_id', '=', madeById), eb('request_key', '=', requestKey)]),
      ]),
    )
    .executeTakeFirst();

/**
 * The next number of a holder's hand receipts, e.g. `HR-U-0005-0003`: no two receipts share one. The form of
 * a transfer keeps the number that it got first, and so does a request that is sent again under its key.
 */
export function numberReceipt(db: Kysely<Database>, receipt: ReceiptToNumber): Promise<string> {
  const { holderId, transferId, requestKey, madeById, at } = receipt;
  return db.transaction().execute(async (trx) => {
    // Until the commit, so that two receipts made at once get two numbers.
    await sql`select pg_advisory_xact_lock(hashtext('hand_receipt'), hashtext(${holderId}))`.execute(trx);
    const known = await findReceipt(trx, receipt);
    if (known) return numberOf(known.holder_user_id, known.number);
    const { number } = await trx
      .insertInto('hand_receipt')
      .values((row) => ({
        holder_user_id: holderId,
        number: row
          .selectFrom('hand_receipt as earlier')
          .select(sql<number>`coalesce(max(earlier.number), 0) + 1`.as('next'))
          .where('earlier.holder_user_id', '=', holderId),
        transfer_id: transferId,
        request_key: requestKey,
        made_at: at,
        made_by_user_id: madeById,
      }))
      .returning('number')
      .executeTakeFirstOrThrow();
    return numberOf(holderId, number);
  });
}
