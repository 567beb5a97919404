import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { Client } from 'pg';
import { buildApp } from '../../src/app';
import { type Config, readConfig } from '../../src/kernel/config/config';
import { openDatabase } from '../../src/kernel/db/open';
import { OWN_PAGE, TEST_PASSWORD, cookieOf } from '../support/app';
import { TEST_DATABASE_URL } from '../support/database';
import { buildApi } from '../process/build-api';
import { databaseUrl } from '../support/postgres-database';

const FOLDER = path.resolve(__dirname, '../..');

/** Where a server keeps its data: a folder, and on PostgreSQL an empty database too. */
export interface Workplace {
  dataDir: string;
  /** What commands and servers are started with. */
  env: Record<string, string>;
  config: Config;
}

beforeAll(buildApi, 120_000);

const cleanUps: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

async function emptyDatabase(url: string): Promise<string> {
  const name = `hand_receipt_test_${randomBytes(6).toString('hex')}`;
  const admin = new Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create database ${name}`);
  cleanUps.push(async () => {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });
  return databaseUrl(url, name);
}

/** An empty workplace on the engine that is being tested, gone after the last test of the file. */
export async function workplace(): Promise<Workplace> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hand-receipt-cli-'));
  cleanUps.push(() => rm(dataDir, { recursive: true, force: true }));
  const env: Record<string, string> = { DATA_DIR: dataDir, LOG_LEVEL: 'silent', DEMO: 'off' };
  if (TEST_DATABASE_URL) env.DATABASE_URL = await emptyDatabase(TEST_DATABASE_URL);
  return { dataDir, env, config: { ...readConfig(env), webRoot: path.join(dataDir, 'dist') } };
}

/** A running command, e.g. `backup`, as its script in package.json starts it. */
export function startCommand(
  name: string,
  args: readonly string[],
  env: Record<string, string>,
): ChildProcess {
  return spawn(process.execPath, [`dist/${name}.js`, ...args], {
    cwd: FOLDER,
    env: { ...process.env, DATABASE_URL: '', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
}

/** Runs a command to its end. `output` is what it printed, errors included. */
export async function run(
  name: string,
  args: readonly string[],
  { env, input = '' }: { env: Record<string, string>; input?: string },
): Promise<{ code: number | null; output: string }> {
  const child = startCommand(name, args, env);
  if (!child.stdout || !child.stderr) throw new Error('The command has no output.');
  child.stdin?.end(input);
  const printed = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code, output: (await printed).join('') };
}

export interface OpenApp {
  app: FastifyInstance;
  /** Signs somebody in; what is answered sends requests as a page of ours does. */
  signIn(username: string): Promise<(request: InjectOptions) => Promise<LightMyRequestResponse>>;
  close(): Promise<void>;
}

/** The app on a workplace, as a server would open it. */
export async function openApp({ config }: Workplace): Promise<OpenApp> {
  const database = await openDatabase(config);
  const app = await buildApp({ config, database, checkAnswers: true });
  return {
    app,
    async signIn(username) {
      const body = { username, password: TEST_PASSWORD };
      const answer = await app.inject({ method: 'POST', url: '/api/auth/login', headers: OWN_PAGE, body });
      if (answer.statusCode !== 200) throw new Error(`${username} was not let in: ${answer.body}`);
      const cookie = cookieOf(answer);
      return (request) => app.inject({ ...request, headers: { ...OWN_PAGE, cookie } });
    },
    async close() {
      await app.sealer.sealNow();
      await app.close();
      await database.close();
    },
  };
}
