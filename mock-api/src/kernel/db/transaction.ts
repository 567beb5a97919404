import { type Kysely, Transaction } from 'kysely';
import type { Database } from './schema';

/** Runs `work` in a transaction: the one that `db` is, where it is one, else a new one. */
export const inTransaction = <T>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> => (db instanceof Transaction ? work(db) : db.transaction().execute(work));
