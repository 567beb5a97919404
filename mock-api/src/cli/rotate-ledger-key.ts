import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LEDGER_ORIGIN, rotateKey } from '../ledger';
import { runCommand } from './support/command';
import { withDatabase } from './support/with-database';

const USAGE = `pnpm ledger:rotate-key

Changes the key that signs the ledger's checkpoints. The old key signs the word that names the new one, and
that word is an event of the ledger, so that everybody who trusts the old key can trust the new. DATA_DIR,
LEDGER_KEY_FILE and DATABASE_URL say which ledger, as for the server. Stop the server first where it runs on
the embedded database; with DATABASE_URL servers on the same key file take the new key up by themselves.`;

const WITNESSES_FIRST =
  'Witnesses refuse the new key until their operators add it. Until then too few of them may sign.';

runCommand(USAGE, async () => {
  const { seq, previousKey, newKey, note } = await withDatabase(
    async ({ db }, { dataDir, ledgerKeyFile, witnessPolicy }) => {
      if (witnessPolicy) console.log(WITNESSES_FIRST);
      const rotated = await rotateKey({ db, dataDir, keyFile: ledgerKeyFile, origin: LEDGER_ORIGIN });
      const file = path.join(dataDir, 'ledger', `rotation-${rotated.seq}`);
      await writeFile(file, rotated.authorisation);
      return { ...rotated, note: file };
    },
  );
  console.log(
    `Event #${seq} records the change. Make a copy of the new key file, and destroy copies of the old.`,
  );
  console.log(`Give ${note} to the operators of witnesses: pnpm witness rotate`);
  console.log(`Old key: ${previousKey}`);
  console.log(`New key: ${newKey}`);
});
