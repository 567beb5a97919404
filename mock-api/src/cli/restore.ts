import { parseArgs } from 'node:util';
import { prepareDataDir, readConfig } from '../kernel';
import { ArchiveDamaged } from './archive/read';
import { restoreBackup } from './backup/restore-backup';
import { Refusal, runCommand } from './support/command';
import { oneFile } from './support/options';

const USAGE = `pnpm restore FILE [--force]

Puts a backup into DATA_DIR and, where it was made of one, into the PostgreSQL of DATABASE_URL. Stop the
servers first. BACKUP_PASSPHRASE opens the ledger's signing key.

--force  also where there is data: it is replaced. A ledger journal that reaches further than the
         backup's stays, so that the ledger check can say what the backup lacks.`;

runCommand(USAGE, async (args) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false } },
  });
  const file = oneFile(positionals);
  const config = readConfig();
  await prepareDataDir(config.dataDir);
  const { manifest, keptLedger, key } = await restoreBackup({
    config,
    file,
    passphrase: process.env.BACKUP_PASSPHRASE || null,
    force: values.force,
  }).catch((error: unknown) => {
    throw error instanceof ArchiveDamaged ? new Refusal(error.message) : error;
  });
  if (keptLedger) {
    console.log(
      `The ledger journal here has ${keptLedger.here} events, the backup's ${keptLedger.restored}: the longer one ` +
        'is kept. After the next start, look at Ledger Verification for what the backup lacks.',
    );
  }
  if (key === 'missing') {
    console.log(
      "The ledger's signing key is neither in this backup nor here: put your copy where it was before the next " +
        'start. Until then the server runs and seals nothing.',
    );
  }
  console.log(`Restored the backup of ${manifest.madeAt}.`);
});
