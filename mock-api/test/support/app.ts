import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hash } from '@node-rs/argon2';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Insertable } from 'kysely';
import { buildApp } from '../../src/app';
import type { Database } from '../../src/kernel/db/schema';
import type { Clock } from '../../src/kernel/clock';
import { type Config, readConfig } from '../../src/kernel/config/config';
import type { OpenDatabase } from '../../src/kernel/db/open-database';
import { closeDatabases, testDatabase } from './database';

type Inject = (options: InjectOptions) => Promise<LightMyRequestResponse>;

/** Headers that a browser adds to what our own pages send. */
export const OWN_PAGE = { 'sec-fetch-site': 'same-origin' };

export interface TestApp {
  app: FastifyInstance;
  database: OpenDatabase;
  /** Sends a request as a page of ours does, with no session. */
  inject: Inject;
  /** Signs a user in by their password; what is answered sends requests with their cookie. */
  signIn(username: string): Promise<Inject>;
  /** A clock that stands still until it is set. */
  clock: Clock & { set(time: Date): void };
}

/** Password of every user of `addUser`. */
export const TEST_PASSWORD = 'demo-0600';
/** A digest carries its settings: this one is checked in a millisecond, for each sign-in of each test. */
const passwordHash = hash(TEST_PASSWORD, { memoryCost: 1024, timeCost: 1, parallelism: 1 });

/** Adds an active soldier; whatever else they are comes in `user`. */
export async function addUser(
  { db }: Pick<OpenDatabase, 'db'>,
  user: Partial<Insertable<Database['users']>> & { username: string },
): Promise<string> {
  const { id } = await db
    .insertInto('users')
    .values({
      email: `${user.username}@example.mil`,
      password_hash: await passwordHash,
      first_name: 'Alex',
      last_name: user.username,
      rank: 'SPC',
      status: 'Active',
      ...user,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

function testClock(): TestApp['clock'] {
  let still: Date | null = null;
  return { now: () => still ?? new Date(), set: (time) => (still = time) };
}

/**
 * The app on a fresh database, answers checked against the contract, closed after the last test of
 * the file. `config` overrides what it runs with.
 */
export async function testApp(config: Partial<Config> = {}): Promise<TestApp> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hand-receipt-'));
  const database = await testDatabase();
  const clock = testClock();
  const settings = {
    ...readConfig({}),
    dataDir,
    webRoot: path.join(dataDir, 'dist'),
    logLevel: 'silent' as const,
    rateLimit: 0,
    ...config,
  };
  const app = await buildApp({ config: settings, database, clock, checkAnswers: true });
  open.push({ app, dataDir });

  const inject: Inject = (options) =>
    app.inject({ ...options, headers: { ...OWN_PAGE, ...options.headers } });
  async function signIn(username: string): Promise<Inject> {
    const response = await inject({
      method: 'POST',
      url: '/api/auth/login',
      body: { username, password: TEST_PASSWORD },
    });
    if (response.statusCode !== 200) throw new Error(`${username} was not let in: ${response.body}`);
    const cookie = cookieOf(response);
    return (options) => inject({ ...options, headers: { cookie, ...options.headers } });
  }
  return { app, database, inject, signIn, clock };
}

/** The cookies that an answer sets, as a request sends them back. */
export const cookieOf = (response: LightMyRequestResponse): string =>
  response.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

const open: { app: FastifyInstance; dataDir: string }[] = [];
/** Closes what `testApp` made until now, which happens anyway after the last test of a file. */
export async function closeApps(): Promise<void> {
  for (const { app, dataDir } of open.splice(0)) {
    await app.close();
    await rm(dataDir, { recursive: true, force: true });
  }
  await closeDatabases();
}
afterAll(closeApps);
