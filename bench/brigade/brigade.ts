import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPostgres, howToGetPostgres, startPostgres } from '../../scripts/lib/private-postgres.mjs';

export const ENGINES = ['postgres', 'pglite'] as const;
type EngineName = (typeof ENGINES)[number];

/** Where a brigade is, and where its ledger's key and journal are. */
export interface Brigade {
  /** Of the PostgreSQL; null where the database is PGlite in `folder`. */
  url: string | null;
  folder: string;
  remove(): Promise<void>;
}

export interface BrigadeOptions {
  engine: EngineName;
  items: number;
  people: number;
  /** Keeps the filled brigade for the next run; on PostgreSQL together with `DATABASE_URL`. */
  folder: string | undefined;
}

/** As in use: nothing is said to be written before it is on disk. */
const IN_USE = { fsync: 'on', full_page_writes: 'on', shared_buffers: '256MB', max_wal_size: '4GB' };

async function ownPostgres() {
  const bin = findPostgres();
  if (!bin) throw new Error(howToGetPostgres);
  return startPostgres(bin, IN_USE);
}

/** In a process that ends with it: what filling leaves behind is not to be measured. */
async function fill(url: string | null, folder: string, { items, people }: BrigadeOptions): Promise<void> {
  const script = fileURLToPath(new URL('./fill.ts', import.meta.url));
  const args = ['--import', 'tsx', script, url ?? '', folder, String(items), String(people)];
  const [code] = (await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'exit')) as [number | null];
  if (code !== 0) throw new Error('The brigade could not be filled.');
}

/** A brigade with its sealed ledger, filled where the database is empty. */
export async function openBrigade(options: BrigadeOptions): Promise<Brigade> {
  const given = options.engine === 'postgres' ? process.env.DATABASE_URL : undefined;
  const server = options.engine === 'postgres' && !given ? await ownPostgres() : null;
  const folder = options.folder ?? (await mkdtemp(join(tmpdir(), 'hand-receipt-bench-')));
  await mkdir(folder, { recursive: true });
  const url = server?.url ?? given ?? null;
  await fill(url, folder, options);
  return {
    url,
    folder,
    async remove() {
      await server?.stop();
      if (!options.folder) await rm(folder, { recursive: true, force: true });
    },
  };
}
