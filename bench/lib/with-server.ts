import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from '../../mock-api/src/kernel/db/schema';
import { findPostgres, howToGetPostgres, startPostgres } from '../../scripts/lib/private-postgres.mjs';
import { takeFullCheckAsDone } from '../api/full-check';
import { buildApp, openDatabase, readConfig, startSession } from './mock-api';

/** Calls the server as one person; JSON is parsed, anything else is text. @throws Error for any answer but a success */
export type Call = <T>(method: string, address: string, body?: unknown) => Promise<T>;

export interface BenchServer<F> {
  /** What `fill` answered. */
  filled: F;
  /** Signs a person in. */
  as(userId: string): Promise<Call>;
}

const callOf =
  (url: string, cookie: string): Call =>
  async <T>(method: string, address: string, body?: unknown) => {
    const isFile = typeof body === 'string';
    const response = await fetch(url + address, {
      method,
      headers: {
        cookie,
        origin: url,
        'idempotency-key': crypto.randomUUID(),
        ...(body !== undefined && { 'content-type': isFile ? 'text/csv' : 'application/json' }),
      },
      body: isFile ? body : JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${address}: ${response.status} ${text}`);
    const isJson = response.headers.get('content-type')?.includes('json');
    return (isJson ? JSON.parse(text) : text) as T;
  };

/**
 * Runs the real server on a new database that `fill` fills, does the work with it, and removes both.
 *
 * @param engine 'postgres' or 'pglite'
 * @throws Error where PostgreSQL is asked for and its programs are not found
 */
export async function withServer<F, T>(
  engine: string,
  fill: (db: Kysely<Database>) => Promise<F>,
  work: (server: BenchServer<F>) => Promise<T>,
): Promise<T> {
  const bin = engine === 'postgres' ? findPostgres() : null;
  if (engine === 'postgres' && !bin) throw new Error(howToGetPostgres);
  const server = bin ? await startPostgres(bin) : null;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hand-receipt-bench-'));
  const database = await openDatabase({ dataDir, databaseUrl: server?.url ?? null });
  const { db } = database;
  try {
    const filled = await fill(db);
    // Rows without events would be found by a check, which is not what is measured.
    await takeFullCheckAsDone(db, new Date());
    const config = { ...readConfig({}), dataDir, logLevel: 'fatal' as const, demo: false };
    const app = await buildApp({ config, database });
    try {
      const url = await app.listen({ host: '127.0.0.1', port: 0 });
      const as = async (userId: string) =>
        callOf(url, `hr_session=${await startSession(db, { userId, at: new Date(), userAgent: null })}`);
      return await work({ filled, as });
    } finally {
      await app.close();
    }
  } finally {
    await database.close();
    await server?.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
