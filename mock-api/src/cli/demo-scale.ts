import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { DEFAULT_SEED } from '../../seed';
import { seedBrigade } from '../../seed/scale';
import { FEWEST_PEOPLE } from '../../seed/scale/brigade';
import { readConfig, systemClock } from '../kernel';
import { DEMO_PASSWORD } from '../people';
import { EXIT_REFUSED, runCommand } from './support/command';
import { assertEmptyTarget } from './support/assert-empty-target';
import { wholeNumber } from './support/options';
import { progressLine } from './support/progress';
import { sealEverything } from './support/seal-everything';
import { withDatabase } from './support/with-database';

const USAGE = `pnpm demo:scale [--items 100000] [--users 500] [--seed N] [--force]

Builds a brigade in DATA_DIR, or in the PostgreSQL of DATABASE_URL: units, people in all roles, items with
components and chains, transfers, and a sealed ledger of it all. The same seed makes the same brigade. Only
into an empty place; --force deletes all that is there first. Stop the servers before.`;

const UNFINISHED = 'The brigade is unfinished and of no use: run this again with --force.';

const LARGEST = { items: 1_000_000, users: 5_000, seed: 2 ** 32 - 1 };

runCommand(USAGE, async (args) => {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args,
    options: { items: text, users: text, seed: text, force: { type: 'boolean', default: false } },
  });
  const items = wholeNumber('items', values.items, { from: 1, to: LARGEST.items, fallback: 100_000 });
  const users = wholeNumber('users', values.users, { from: FEWEST_PEOPLE, to: LARGEST.users, fallback: 500 });
  const seed = wholeNumber('seed', values.seed, { from: 0, to: LARGEST.seed, fallback: DEFAULT_SEED });
  const started = performance.now();
  const seconds = () => Math.round((performance.now() - started) / 1000);

  await assertEmptyTarget(readConfig(), values.force);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      console.error(UNFINISHED);
      process.exit(EXIT_REFUSED);
    });
  }
  await withDatabase(async ({ db, engine }, config) => {
    // By default only this machine reaches a server with the embedded database. A PostgreSQL may serve the whole unit.
    const password = engine === 'pglite' ? DEMO_PASSWORD : randomBytes(12).toString('base64url');
    const onProgress = progressLine(items, seconds);
    const brigade = { db, clock: systemClock, items, users, seed, password, onProgress };
    const counts = await seedBrigade(brigade).catch((error: unknown) => {
      console.error(UNFINISHED);
      throw error;
    });
    console.log('sealing the ledger');
    const sealed = await sealEverything(db, config);
    console.log(`sign in as halloran, brandt, whitaker or admin, password ${password}`);
    console.log(
      `${counts.units} units, ${counts.people} people, ${counts.items} items, ${counts.events} ledger events, ` +
        `sealed through ${sealed}, in ${seconds()} s`,
    );
  });
});
