import path from 'node:path';
import { parseArgs } from 'node:util';
import { DEFAULT_SEED, seedDemo } from '../../seed';
import { openPglite, readConfig, systemClock, takeDataFolder } from '../kernel';
import { confirm } from './support/prompt';
import { Refusal, runCommand } from './support/command';
import { emptyDataFolder } from './support/empty-folder';
import { wholeNumber } from './support/options';

const USAGE = `pnpm demo:reset [--seed N] [--yes]

Deletes the embedded database with its ledger and creates a new demo company, relative to today. The
same seed creates the same company. Stop the server first.`;

const LARGEST_SEED = 2 ** 32 - 1;

const say = { info: (message: string) => console.log(message) };

runCommand(USAGE, async (args) => {
  const { values } = parseArgs({
    args,
    options: { seed: { type: 'string' }, yes: { type: 'boolean', default: false } },
  });
  const seed = wholeNumber('seed', values.seed, { from: 0, to: LARGEST_SEED, fallback: DEFAULT_SEED });
  const { dataDir, databaseUrl } = readConfig();
  if (databaseUrl)
    throw new Refusal('DATABASE_URL is set: the demo company is made on the embedded database only.');

  const folder = await takeDataFolder(dataDir);
  try {
    await confirm(`This deletes everything in ${dataDir} and creates a new demo company.`, values.yes);
    await emptyDataFolder(dataDir);
    const database = await openPglite({ folder: path.join(dataDir, 'postgres'), dump: null });
    try {
      await seedDemo({ db: database.db, clock: systemClock, log: say, seed });
    } finally {
      await database.close();
    }
  } finally {
    await folder.release();
  }
});
