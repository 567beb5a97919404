import type { Kysely } from 'kysely';
import type { Config, Database } from '../../kernel';
import { LEDGER_ORIGIN, createSealer } from '../../ledger';

/** Writes the journal and signs a checkpoint over every event, as a server would. @returns its size. */
export async function sealEverything(
  db: Kysely<Database>,
  { dataDir, ledgerKeyFile: keyFile }: Pick<Config, 'dataDir' | 'ledgerKeyFile'>,
): Promise<number> {
  const { sealer } = await createSealer({ db, dataDir, keyFile, origin: LEDGER_ORIGIN });
  try {
    return (await sealer.sealNow())?.size ?? 0;
  } finally {
    await sealer.stop();
  }
}
