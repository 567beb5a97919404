import { LEDGER_ORIGIN, rotateKey } from '../ledger';
import { runCommand } from './support/command';
import { withDatabase } from './support/with-database';

const USAGE = `pnpm ledger:rotate-key

Changes the key that signs the ledger's checkpoints. The old key signs the word that names the new one, and
that word is an event of the ledger, so that everybody who trusts the old key can trust the new. DATA_DIR,
LEDGER_KEY_FILE and DATABASE_URL say which ledger, as for the server. Stop the server first where it runs on
the embedded database; with DATABASE_URL servers on the same key file take the new key up by themselves.`;

runCommand(USAGE, async () => {
  const { seq, previousKey, newKey } = await withDatabase(({ db }, { dataDir, ledgerKeyFile }) =>
    rotateKey({ db, dataDir, keyFile: ledgerKeyFile, origin: LEDGER_ORIGIN }),
  );
  console.log(
    `Event #${seq} records the change. Make a copy of the new key file, and destroy copies of the old.`,
  );
  console.log(`Old key: ${previousKey}`);
  console.log(`New key: ${newKey}`);
});
