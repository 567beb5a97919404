import type { LedgerKeysDto } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../kernel';
import { type Sealer, readLogKeys } from '../ledger';

/** The log's keys with the notes by which each authorised the next, for the reader to verify. */
export async function readKeys(db: Kysely<Database>, { keys }: Pick<Sealer, 'keys'>): Promise<LedgerKeysDto> {
  const { firstKey, rotations } = await readLogKeys(db);
  return { origin: keys.origin, verifierKey: keys.current, firstKey: firstKey ?? keys.current, rotations };
}
