/**
 * A server that is attacked while a browser looks at it, for `e2e/tests/ledger-attacks.spec.ts` and
 * `ledger-memory.spec.ts`: the real product on the engine of its arguments. It reads the name of one attack a
 * line, and answers `done` or the error; a first `done`, after its address, says that it serves.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { nodeSigner } from '@hand-receipt/ledger/node';
import { buildApp } from '../../src/app';
import { readConfig } from '../../src/kernel/config/config';
import { openDatabase } from '../../src/kernel/db/open';
import { layInCompany } from './attacked-company';
import { SCREEN_ATTACKS, type ScreenAttack, type Victim } from './screen-attacks';
import { openTestEngine } from './test-engine';

/** How long its end may take. */
const LAST_MS = 30_000;
const [engine, username = '', password = ''] = process.argv.slice(2);

async function main(): Promise<void> {
  const { dataDir, databaseUrl, remove } = await openTestEngine(engine);
  const opened = await openDatabase({ dataDir, databaseUrl });
  let diskIsFull = false;
  const database = { ...opened, freeBytes: async () => (diskIsFull ? 0 : opened.freeBytes()) };
  const config = { ...readConfig({}), dataDir, logLevel: 'silent', demo: false } as const;
  let app = await buildApp({ config, database });
  const address = await app.listen({ host: config.host, port: 0 });
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
      await app.listen({ host: config.host, port: Number(new URL(address).port) });
    },
  };
  await layInCompany(app, { username, password });
  console.log(address);
  console.log('done');
  for await (const line of createInterface({ input: process.stdin })) {
    await SCREEN_ATTACKS[line as ScreenAttack](victim);
    console.log('done');
  }
  // How a server ends is the matter of other tests (`process/ends-by-itself.test.ts`): this one must not wait for it.
  setTimeout(() => process.exit(), LAST_MS);
  await app.close();
  await database.close();
  await remove();
  process.exit();
}

void main();
