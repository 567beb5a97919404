import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../mock-api/src/kernel/db/schema';
import type { BrigadeSize } from '../../mock-api/test/support/brigade';
import { findPostgres, howToGetPostgres, startPostgres } from '../../scripts/lib/private-postgres.mjs';
import { createDatabase, loadBrigade, migrationsDigest, openDatabase } from '../lib/mock-api';
import { ROOT } from '../lib/product';
import type { Offer } from './offers';

export type EngineName = 'pglite' | 'postgres';

/** What a host says once both of its servers listen. */
export interface HostReady {
  api: string;
  bare: string;
  cookies: { reader: string; recipient: string };
  offers: Offer[];
  /** The offer whose approval was recorded, and its ledger event. */
  sample: Offer & { eventId: string };
}

interface Memory {
  /** Bytes. */
  rss: number;
  heapUsed: number;
}

/** One engine with the brigade in it, served by the API and by a bare Fastify. */
export interface RunningEngine extends HostReady {
  /** After a garbage collection. */
  memory(): Promise<Memory>;
  stop(): Promise<void>;
}

interface Place {
  at: string;
  remove(): Promise<void>;
}

/** What either engine's upkeep does within a minute of such a change, in the middle of what is measured. */
const tidy = (db: Kysely<Database>) => sql`vacuum (analyze)`.execute(db);

/** The brigade takes a while on the embedded database, so its folder is kept for the next run, and copied. */
export async function pgliteFolder(size: BrigadeSize): Promise<Place> {
  const name = `brigade-${await migrationsDigest()}-${size.items}-${size.users}`;
  const kept = join(ROOT, 'node_modules/.cache/hand-receipt', name);
  if (!existsSync(kept)) {
    const unfinished = `${kept}.unfinished`;
    rmSync(unfinished, { recursive: true, force: true });
    const database = await openDatabase({ dataDir: unfinished, databaseUrl: null });
    await loadBrigade(database.db, size);
    await tidy(database.db);
    await database.close();
    renameSync(unfinished, kept);
  }
  const folder = mkdtempSync(join(tmpdir(), 'hand-receipt-bench-'));
  cpSync(kept, folder, { recursive: true });
  return { at: folder, remove: async () => rmSync(folder, { recursive: true, force: true }) };
}

async function postgresDatabase(size: BrigadeSize): Promise<Place> {
  const bin = findPostgres();
  if (!bin) throw new Error(howToGetPostgres);
  const server = await startPostgres(bin, { shared_buffers: '256MB' });
  const { url } = await createDatabase(server.url);
  const database = await openDatabase({ dataDir: '', databaseUrl: url });
  await loadBrigade(database.db, size);
  await tidy(database.db);
  await database.close();
  return { at: url, remove: () => server.stop() };
}

/** The next answer of a host; an error where it ends instead. */
function answers(host: ChildProcess): <T>() => Promise<T> {
  let fail: (reason: Error) => void = () => undefined;
  host.once('exit', (code) => fail(new Error(`The host ended with ${String(code)}.`)));
  return <T>() =>
    new Promise<T>((resolve, reject) => {
      fail = reject;
      host.once('message', (message) => resolve(message as T));
    });
}

/** Loads the brigade and starts the host. */
export async function startEngine(engine: EngineName, size: BrigadeSize): Promise<RunningEngine> {
  const place = await (engine === 'pglite' ? pgliteFolder(size) : postgresDatabase(size));
  const host = fork(join(ROOT, 'bench/api/host.ts'), [engine, place.at], {
    cwd: join(ROOT, 'mock-api'),
    execArgv: ['--expose-gc', '--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const answer = answers(host);
  const ready = await answer<HostReady>();
  return {
    ...ready,
    async memory() {
      const memory = answer<Memory>();
      host.send('memory');
      return memory;
    },
    async stop() {
      const ended = once(host, 'exit');
      host.disconnect();
      await ended;
      await place.remove();
    },
  };
}
