import { spawn } from 'node:child_process';
import path from 'node:path';
import { PROPERTY_STATUSES } from '@hand-receipt/contracts';
import { openDatabase } from '../../src/kernel/db/open';
import type { OpenDatabase } from '../../src/kernel/db/open-database';
import { LedgerVerification } from '../../src/ledger-check/verification';
import { TEST_DATABASE_URL } from '../support/database';
import { createDatabase } from '../support/postgres-database';
import { KILL_STEPS, type KillStep } from './kill-steps';
import { CLOCK, ORIGIN, dataFolder, openSealer, smallCompany } from './support';

let dataDir: string;
/** Events that there are, by what the steps before left. */
let events: number;
let made: { url: string; drop(): Promise<void> } | null = null;
beforeAll(async () => {
  dataDir = await dataFolder();
  if (TEST_DATABASE_URL) made = await createDatabase(TEST_DATABASE_URL);
  await opened(async ({ db }) => {
    await smallCompany(db);
    await (await openSealer(db, dataDir)).sealer.sealNow();
    events = (await db.selectFrom('ledger_head').select('size').executeTakeFirstOrThrow()).size;
  });
}, 240_000);
afterAll(() => made?.drop());

/** Opens the data as a server that starts does, and closes it again. */
async function opened<T>(work: (database: OpenDatabase) => Promise<T>): Promise<T> {
  const database = await openDatabase({ dataDir, databaseUrl: made?.url ?? null });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Lets a writer change the item's status and die at the step. @returns whether it had said that it was done. */
async function killAt(step: KillStep, status: string): Promise<boolean> {
  const child = spawn(
    process.execPath,
    [
      '--import',
      'tsx',
      path.join(__dirname, 'killed-writer.ts'),
      step,
      dataDir,
      made?.url ?? '',
      status,
      ORIGIN,
    ],
    { cwd: path.resolve(__dirname, '../..') },
  );
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const signal = await new Promise((resolve) => child.on('close', (_code, name) => resolve(name)));
  if (signal !== 'SIGKILL') throw new Error(`The writer was not killed: ${printed}`);
  return printed.includes('acknowledged');
}

test.each(KILL_STEPS.map((step, index) => [step, index] as const))(
  'killed when it had come to "%s": what was acknowledged is there, the ledger holds and goes on',
  async (step, index) => {
    // A status that the item does not have now, whatever the runs before came to. Lost opens a case besides.
    const statuses = PROPERTY_STATUSES.filter((one) => one !== 'Lost');
    const status = statuses[(index + 1) % statuses.length] ?? '';
    const acknowledged = await killAt(step, status);
    expect(acknowledged).toBe(step !== 'event appended');

    await opened(async ({ db }) => {
      const { sealer, replayFailure } = await openSealer(db, dataDir);
      expect(replayFailure).toBeNull();
      const sealed = await sealer.sealNow();
      const { current_status } = await db
        .selectFrom('property')
        .select('current_status')
        .where('id', '=', 'P-0002')
        .executeTakeFirstOrThrow();
      const size = events + (acknowledged ? 1 : 0);
      events = size;
      expect(sealed?.size).toBe(size);
      expect(current_status === status).toBe(acknowledged);
      const result = await new LedgerVerification({ db, sealer, clock: CLOCK }).check();
      expect(result).toMatchObject({ is_verified: true, size, findings: [] });
    });
  },
  240_000,
);
