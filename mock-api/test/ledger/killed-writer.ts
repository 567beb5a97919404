/**
 * A server's core that is killed at a given step between a state change and its seal: started by
 * `kill.test.ts` with the step, the data folder and the database as arguments.
 */
import { writeSync } from 'node:fs';
import { openDatabase } from '../../src/kernel/db/open';
import { changeStatus } from '../../src/property/custody/change-status';
import { Transactor } from '../../src/unit-of-work';
import { createSealer } from '../../src/ledger/seal/create-sealer';
import type { KillStep } from './kill-steps';
import { KillSwitch } from './kill-switch';

const [step, dataDir = '', databaseUrl, status = '', origin = ''] = process.argv.slice(2);

async function main(): Promise<void> {
  const killSwitch = new KillSwitch();
  killSwitch.watchJournal(dataDir);
  const database = await openDatabase({ dataDir, databaseUrl: databaseUrl || null });
  const db = database.db.withPlugin(killSwitch.plugin);
  const { sealer } = await createSealer({ db, dataDir, origin });
  killSwitch.watchSealer(sealer);
  killSwitch.arm(step as KillStep);
  const actor = { id: 'U-0004', name: 'SGT Navarro', role: 'Commander', unitId: 'B' } as const;
  await new Transactor({ db, clock: { now: () => new Date() } }).run(actor, (work) =>
    changeStatus(work, 'P-0002', status),
  );
  // Written at once: a line that waited in a buffer would die with the process.
  writeSync(1, 'acknowledged\n');
  await sealer.sealNow();
}

void main();
