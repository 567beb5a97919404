import { LedgerVerification } from '../../src/ledger-check/verification';
import type { TestApp } from './app';

/** What the ledger check finds, but for accounts that the test made behind the server's back. */
export async function ledgerFindings({
  database,
  app,
  clock,
}: Pick<TestApp, 'app' | 'database' | 'clock'>): Promise<string[]> {
  // The clock of a test jumps; events that it jumped over would seem to wait for their seal.
  await app.sealer.sealNow();
  const { findings } = await new LedgerVerification({
    db: database.db,
    sealer: app.sealer,
    clock: () => clock.now(),
  }).check();
  return findings.map(({ message }) => message).filter((message) => !/^(Account|Unit|Person)/.test(message));
}
