/**
 * A server's core that is killed at a given step between a state change and its seal: started by
 * `kill.test.ts` with the step, the data folder and the database as arguments.
 */
import { appendFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import type { KyselyPlugin } from 'kysely';
import { openDatabase } from '../../src/db/open';
import { changeStatus } from '../../src/domain/custody/change-status';
import { perform } from '../../src/domain/custody/work';
import { createSealer } from '../../src/domain/ledger/seal/create-sealer';
import { Journal } from '../../src/domain/ledger/seal/journal';
import type { KillStep } from './kill-steps';

const [step, dataDir = '', databaseUrl, status = '', origin = ''] = process.argv.slice(2);

/** Opening the ledger goes through some of the steps too; the writer dies on its own errand only. */
let armed = false;

function at(reached: KillStep): void {
  if (armed && reached === step) process.kill(process.pid, 'SIGKILL');
}

/** Dies where the checkpoint, which is kept in its file by then, is to be entered in the database. */
const checkpointWatch: KyselyPlugin = {
  transformQuery: ({ node }) => {
    if (node.kind === 'InsertQueryNode' && JSON.stringify(node.into).includes('ledger_checkpoint'))
      at('checkpoint kept');
    return node;
  },
  transformResult: async ({ result }) => result,
};

const append = Journal.prototype.append;
Journal.prototype.append = async function appendOrDie(this: Journal, entries) {
  if (step === 'journal half written') {
    const segment = path.join(dataDir, 'ledger/journal/000000000000000.log');
    appendFileSync(segment, `${this.size} 00112233`);
    at('journal half written');
  }
  await append.call(this, entries);
  at('journal written');
};

async function main(): Promise<void> {
  const database = await openDatabase({ dataDir, databaseUrl: databaseUrl || null });
  const db = database.db.withPlugin(checkpointWatch);
  const { sealer } = await createSealer({ db, dataDir, origin });
  armed = true;
  const actor = { id: 'U-0004', name: 'SGT Navarro', role: 'Commander', unitId: 'B' } as const;
  await perform({ db, clock: { now: () => new Date() } }, actor, async (work) => {
    await changeStatus(work, 'P-0002', status);
    at('event appended');
  });
  // Written at once: a line that waited in a buffer would die with the process.
  writeSync(1, 'acknowledged\n');
  at('state change committed');
  await sealer.sealNow();
  at('sealed');
}

void main();
