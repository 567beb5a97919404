import { sql } from 'kysely';
import type { UnitOfWork } from '../../unit-of-work';

/** A new number for the lines of one request of several items. */
export async function nextRequestId({ trx }: UnitOfWork): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select numbered_id('TR', nextval('transfer_batch_number')) as id`.execute(trx);
  return rows[0]?.id ?? '';
}
