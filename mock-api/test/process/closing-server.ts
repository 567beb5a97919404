/**
 * The real app, closed twice while its ledger is being checked and once when nothing is, for
 * `ends-by-itself.test.ts`: on the PostgreSQL of TEST_DATABASE_URL, else on the embedded database. Nothing ends
 * this process but that nothing is left to do in it.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { KyselyPlugin } from 'kysely';
import { buildApp } from '../../src/app';
import { readConfig } from '../../src/kernel/config/config';
import { layInCompany } from '../ledger/attacked-company';
import { freshPglite } from '../support/pglite-database';
import { freshPostgres } from '../support/postgres-database';

const USER = { username: 'halloran', password: 'demo-0600' };

/** Every answer of the database comes so late while `isSlow`, so that a check is still at work when its server closes. */
const DELAY_MS = 100;
let isSlow = false;
const delay: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  async transformResult({ result }) {
    if (isSlow) await setTimeout(DELAY_MS);
    return result;
  },
};

/** Settles when the check of the ledger that runs next asks what was sealed for the `nth` time. */
const momentOfCheck = ({ sealer }: FastifyInstance, nth: number): Promise<void> =>
  new Promise((resolve) => {
    const state = sealer.state.bind(sealer);
    let asked = 0;
    sealer.state = () => {
      asked += 1;
      if (asked === nth) {
        isSlow = true;
        resolve();
      }
      return state();
    };
  });

async function main(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hand-receipt-closing-'));
  const url = process.env.TEST_DATABASE_URL;
  const opened = url ? await freshPostgres(url) : await freshPglite();
  const database = { ...opened, db: opened.db.withPlugin(delay) };
  const config = { ...readConfig({}), dataDir, logLevel: 'error', demo: false } as const;
  const open = async () => {
    const app = await buildApp({ config, database });
    await app.listen({ host: '127.0.0.1', port: 0 });
    return app;
  };

  let app = await open();
  const headers = await layInCompany(app, USER);
  // At the beginning of its walk, and before the transaction in which it ends.
  for (const nth of [1, 2]) {
    const moment = momentOfCheck(app, nth);
    const body = { full: true };
    const started = await app.inject({ method: 'POST', url: '/api/verification/runs', headers, body });
    await moment;
    await app.close();
    isSlow = false;
    app = await open();
    const { id } = started.json<{ id: string }>();
    const run = await app.inject({ url: `/api/verification/runs/${id}`, headers });
    const { state, message } = run.json<{ state: string; message: string }>();
    console.log(`${state}: ${message}`);
  }
  await app.close();
  await database.close();
  await rm(dataDir, { recursive: true });
}

void main();
