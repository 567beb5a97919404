import { parseArgs } from 'node:util';
import { prepareDataDir, readConfig, recordBackup } from '../kernel';
import { leftOutWords } from './backup/keys';
import { makeBackup } from './backup/make-backup';
import { runCommand } from './support/command';
import { oneFile } from './support/options';

const USAGE = `pnpm backup FILE

Writes the database with its photos and the ledger journal to one file, with the ledger's signing key and the key of
authenticator apps sealed by the passphrase in BACKUP_PASSPHRASE. DATA_DIR and DATABASE_URL say what is backed up, as for the server.
Stop the server first where it runs on the embedded database; with DATABASE_URL it may go on.`;

const MEGABYTE = 1_000_000;

/** The operations page shows how the backup ended. A backup that cannot be recorded is a backup all the same. */
const record = (...[dataDir, outcome]: Parameters<typeof recordBackup>) =>
  recordBackup(dataDir, outcome).catch((error: Error) =>
    console.error(`The operations page does not show this backup: ${error.message}`),
  );

runCommand(USAGE, async (args) => {
  const file = oneFile(parseArgs({ args, allowPositionals: true }).positionals);
  const config = readConfig();
  await prepareDataDir(config.dataDir);
  const passphrase = process.env.BACKUP_PASSPHRASE || null;
  const { dataDir } = config;
  const made = await makeBackup({ config, file, passphrase, at: new Date() }).catch(
    async (error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      await record(dataDir, { at: new Date().toISOString(), reason });
      throw error;
    },
  );
  const { size, ledgerEvents, withKey } = made;
  await record(dataDir, { at: new Date().toISOString(), size, withKey });
  const leftOut = withKey ? null : await leftOutWords(config);
  if (leftOut) console.log(leftOut);
  console.log(`${file}: ${(size / MEGABYTE).toFixed(1)} MB, ${ledgerEvents} ledger events in the journal.`);
});
