/**
 * A server that is attacked while a browser looks at it, for `e2e/tests/ledger-attacks.spec.ts`: the real
 * product on the engine and port of its arguments. It reads the name of one attack a line, and answers
 * `done` or the error; a first `done` says that it serves.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { nodeSigner } from '@hand-receipt/ledger/node';
import { findPostgres, howToGetPostgres, startPostgres } from '../../../scripts/lib/private-postgres.mjs';
import { buildApp } from '../../src/app';
import { readConfig } from '../../src/config';
import { type OpenDatabase, openDatabase } from '../../src/db/open';
import { freshPostgres } from '../support/postgres-database';
import { layInCompany } from './attacked-company';
import { SCREEN_ATTACKS, type ScreenAttack, type Victim } from './screen-attacks';

/** How long its end may take. */
const LAST_MS = 30_000;
const [engine, port, username = '', password = ''] = process.argv.slice(2);

async function openEngine(dataDir: string): Promise<OpenDatabase> {
  if (engine !== 'postgres') return openDatabase({ dataDir, databaseUrl: null });
  const bin = findPostgres();
  if (!bin) throw new Error(howToGetPostgres);
  const server = await startPostgres(bin);
  const database = await freshPostgres(server.url);
  return { ...database, close: () => database.close().then(server.stop) };
}

async function main(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hand-receipt-attacked-'));
  const opened = await openEngine(dataDir);
  let diskIsFull = false;
  const database = { ...opened, freeBytes: async () => (diskIsFull ? 0 : opened.freeBytes()) };
  const config = { ...readConfig({}), dataDir, logLevel: 'silent', demo: false } as const;
  let app = await buildApp({ config, database });
  const file = (name: string) => path.join(dataDir, 'ledger', name);
  const victim: Victim = {
    db: database.db,
    file,
    signer: async () => nodeSigner((await readFile(file('signing-key'), 'utf8')).trim()),
    sealer: () => app.sealer,
    fillDisk: (full) => void (diskIsFull = full),
    stop: () => app.close(),
    async start() {
      app = await buildApp({ config, database });
      await app.listen({ host: config.host, port: Number(port) });
    },
  };
  await app.listen({ host: config.host, port: Number(port) });
  await layInCompany(app, { username, password });
  console.log('done');
  for await (const line of createInterface({ input: process.stdin })) {
    await SCREEN_ATTACKS[line as ScreenAttack](victim);
    console.log('done');
  }
  // How a server ends is the matter of other tests (`process/ends-by-itself.test.ts`): this one must not wait for it.
  setTimeout(() => process.exit(), LAST_MS);
  await app.close();
  await database.close();
  await rm(dataDir, { recursive: true });
  process.exit();
}

void main();
