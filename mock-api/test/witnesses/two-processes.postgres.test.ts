import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateSignerKey, nodeSigner } from '@hand-receipt/ledger/node';
import { openPostgres } from '../../src/kernel/db/postgres/open';
import { append } from '../ledger/support';
import { type ServerProcess, startServer } from '../process/server-process';
import { TEST_DATABASE_URL } from '../support/database';
import { createDatabase } from '../support/postgres-database';
import { TestWitness } from './witness-process';

const pause = () => new Promise((resolve) => setTimeout(resolve, 50));

test('EVID-47 of two processes one asks a witness at a time, and the other takes over from one that is killed', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'hand-receipt-two-'));
  const key = generateSignerKey('hand-receipt/ledger');
  const keyFile = path.join(folder, 'key');
  await writeFile(keyFile, `${key}\n`, { mode: 0o600 });
  const witness = await TestWitness.open('S4', nodeSigner(key).verifierKey);
  await witness.addProxy();
  const made = await createDatabase(TEST_DATABASE_URL ?? '');
  const database = await openPostgres(made.url);
  const { db } = database;

  // Each process has a way of its own to the one witness, so that the test sees which of them asks.
  const servers: ServerProcess[] = [];
  for (const at of [0, 1]) {
    const policy = path.join(folder, `policy-${at}`);
    await writeFile(policy, `${witness.line(at)}quorum S4\n`);
    const server = startServer({
      DATABASE_URL: made.url,
      DATA_DIR: path.join(folder, `data-${at}`),
      LEDGER_KEY_FILE: keyFile,
      WITNESS_POLICY_FILE: policy,
    });
    servers.push(server);
    await server.ready;
  }
  const cosigned = async (size: number) => {
    for (;;) {
      const row = await db.selectFrom('ledger_witness').select('size').executeTakeFirst();
      if ((row?.size ?? 0) >= size) return;
      await pause();
    }
  };
  for (let acts = 1; acts <= 10; acts += 1) {
    await append(db, 'USER');
    await cosigned(acts);
  }
  expect(witness.most).toBe(1);

  witness.fault = 'hangs';
  await append(db, 'USER');
  while (witness.underWayOf.every((count) => count === 0)) await pause();
  const asking = witness.underWayOf.findIndex((count) => count > 0);
  servers[asking]?.child.kill('SIGKILL');
  await servers[asking]?.exit;
  witness.fault = 'none';
  await cosigned(11);
  expect(witness.most).toBe(1);

  const other = servers[1 - asking];
  other?.child.kill('SIGTERM');
  await other?.exit;
  await database.close();
  await made.drop();
  await rm(folder, { recursive: true });
}, 300_000);
