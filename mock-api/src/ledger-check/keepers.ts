import type { Role } from '@hand-receipt/contracts';
import type { Transaction } from 'kysely';
import type { Database } from '../kernel';

const KEEPERS: readonly Role[] = ['Admin', 'Commander', 'Supply Sergeant'];

/** Those who answer for the ledger. Everybody who writes notifications takes their locks in this order. */
export const keepersOfLedger = (trx: Transaction<Database>) =>
  trx
    .selectFrom('users')
    .select(['id', 'role', 'unit_id'])
    .where('role', 'in', KEEPERS)
    .where('status', '=', 'Active')
    .orderBy('id')
    .execute();
