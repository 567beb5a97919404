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
import type { FastifyInstance } from 'fastify';
import { findPostgres, howToGetPostgres, startPostgres } from '../../../scripts/lib/private-postgres.mjs';
import { buildApp } from '../../src/app';
import { readConfig } from '../../src/config';
import { type OpenDatabase, openDatabase } from '../../src/db/open';
import { hashPassword } from '../../src/domain/auth/password';
import { freshPostgres } from '../support/postgres-database';
import { SCREEN_ATTACKS, type ScreenAttack, type Victim } from './screen-attacks';

const [engine, port, username = '', password = ''] = process.argv.slice(2);
const OWN_PAGE = { 'sec-fetch-site': 'same-origin' };

async function openEngine(dataDir: string): Promise<OpenDatabase> {
  if (engine !== 'postgres') return openDatabase({ dataDir, databaseUrl: null });
  const bin = findPostgres();
  if (!bin) throw new Error(howToGetPostgres);
  const server = await startPostgres(bin);
  const database = await freshPostgres(server.url);
  return { ...database, close: () => database.close().then(server.stop) };
}

/** A commander, whose own acts are all the events that there are. */
async function layIn(app: FastifyInstance, { db }: OpenDatabase): Promise<void> {
  await db.insertInto('units').values({ id: 'B', name: 'B Co', kind: 'company' }).execute();
  const { id } = await db
    .insertInto('users')
    .values({
      username,
      email: `${username}@example.mil`,
      password_hash: await hashPassword(password),
      first_name: 'Alex',
      last_name: 'Halloran',
      rank: 'CPT',
      role: 'Commander',
      unit_id: 'B',
      status: 'Active',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const login = await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: OWN_PAGE,
    body: { username, password },
  });
  const cookie = login.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  for (const serial_number of ['W1', 'W2', 'W3']) {
    const body = { name: 'M4A1 CARBINE', serial_number, assigned_to_user_id: id };
    const headers = { ...OWN_PAGE, cookie };
    const entered = await app.inject({ method: 'POST', url: '/api/property', headers, body });
    if (entered.statusCode !== 201) throw new Error(entered.body);
    await app.sealer.sealNow();
  }
}

async function main(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hand-receipt-attacked-'));
  const database = await openEngine(dataDir);
  const config = { ...readConfig({}), dataDir, logLevel: 'silent', demo: false } as const;
  let app = await buildApp({ config, database });
  const file = (name: string) => path.join(dataDir, 'ledger', name);
  const victim: Victim = {
    db: database.db,
    file,
    signer: async () => nodeSigner((await readFile(file('signing-key'), 'utf8')).trim()),
    stop: () => app.close(),
    async start() {
      app = await buildApp({ config, database });
      await app.listen({ host: config.host, port: Number(port) });
    },
  };
  await app.listen({ host: config.host, port: Number(port) });
  await layIn(app, database);
  console.log('done');
  for await (const line of createInterface({ input: process.stdin })) {
    await SCREEN_ATTACKS[line as ScreenAttack](victim);
    console.log('done');
  }
  await app.close();
  await database.close();
  await rm(dataDir, { recursive: true });
}

// Once, after a browser had left in the middle of its requests, the process did not end by itself.
void main().then(() => process.exit());
