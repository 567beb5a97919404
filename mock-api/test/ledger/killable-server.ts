/**
 * The real product on a data folder, a database and a port, which dies at the step of `KILL_STEPS` that it
 * reads: started, and started again, by `killed-server.ts`. It says its port once it serves.
 */
import { createInterface } from 'node:readline';
import { buildApp } from '../../src/app';
import { readConfig } from '../../src/kernel/config/config';
import { openDatabase } from '../../src/kernel/db/open';
import { layInCompany } from './attacked-company';
import type { KillStep } from './kill-steps';
import { KillSwitch } from './kill-switch';

const [dataDir = '', databaseUrl, port, username, password = ''] = process.argv.slice(2);

async function main(): Promise<void> {
  const killSwitch = new KillSwitch();
  killSwitch.watchJournal(dataDir);
  const opened = await openDatabase({ dataDir, databaseUrl: databaseUrl || null });
  const database = { ...opened, db: opened.db.withPlugin(killSwitch.plugin) };
  const config = { ...readConfig({}), dataDir, logLevel: 'silent', demo: false } as const;
  const app = await buildApp({ config, database });
  killSwitch.watchSealer(app.sealer);
  const address = await app.listen({ host: config.host, port: Number(port) });
  if (username) await layInCompany(app, { username, password });
  console.log(new URL(address).port);
  for await (const line of createInterface({ input: process.stdin })) {
    killSwitch.arm(line as KillStep);
    console.log('armed');
  }
}

void main();
