import { randomUUID } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { hostname } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { type Kysely, type Selectable, sql } from 'kysely';
import { type Database, readLastBackup } from '../kernel';
import { readRelease } from '../release';

const BEAT_MS = 15_000;
/** A process that has not written its row for so long has ended, or cannot reach the database. */
const SILENT_S = 60;
/** So long the page shows that a process ended without stopping. */
const KEPT_S = 3600;

/** A process of the server as the others see it. */
export type ServerProcess = Omit<Selectable<Database['server_process']>, 'id'> & { alive: boolean };

const secondsAgo = (seconds: number) =>
  sql<Date>`now() - make_interval(secs => ${seconds}::double precision)`;

/** Free and total bytes of the disk that a folder is on; null where the system does not say. */
async function readDisk(folder: string): Promise<{ free: number; size: number } | null> {
  const found = await statfs(folder).catch(() => null);
  return found && { free: found.bavail * found.bsize, size: found.blocks * found.bsize };
}

/** Writes what is to be known of this process to the database while it serves, and reads the rows of all processes. */
export class Processes {
  readonly #app: FastifyInstance;
  readonly #id = randomUUID();
  readonly #startedAt = new Date(Date.now() - process.uptime() * 1000);
  #timer: NodeJS.Timeout | null = null;
  #beating: Promise<void> = Promise.resolve();

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /** Writes the row now and from now on. */
  start(): void {
    const beat = () => {
      this.#beating = this.#beat().catch((error: unknown) =>
        this.#app.log.warn({ err: error }, 'this process could not be entered among the processes'),
      );
    };
    beat();
    this.#timer = setInterval(beat, BEAT_MS);
  }

  /** Deletes the row: the process stops as it was asked to. */
  async stop(): Promise<void> {
    if (!this.#timer) return;
    clearInterval(this.#timer);
    await this.#beating;
    const { background } = this.#app.database;
    await background
      .deleteFrom('server_process')
      .where('id', '=', this.#id)
      .execute()
      // The database may be why it stops.
      .catch(() => undefined);
  }

  /** This process first, then the others, the newest first. */
  async read(db: Kysely<Database>): Promise<ServerProcess[]> {
    const others = await db
      .selectFrom('server_process')
      .selectAll()
      .select(sql<boolean>`seen_at > ${secondsAgo(SILENT_S)}`.as('alive'))
      .where('id', '!=', this.#id)
      .where('seen_at', '>', secondsAgo(KEPT_S))
      .orderBy('started_at', 'desc')
      .execute();
    const own = await this.#own();
    return [{ ...own, seen_at: this.#app.clock.now(), alive: true }, ...others];
  }

  async #own() {
    const { config, events } = this.#app;
    const { version, digest } = await readRelease(config);
    const disk = await readDisk(config.dataDir);
    return {
      host: hostname(),
      pid: process.pid,
      version,
      release: digest,
      started_at: this.#startedAt,
      streams: events.hub.size,
      backup: await readLastBackup(config.dataDir),
      disk_free: disk && disk.free,
      disk_size: disk && disk.size,
    };
  }

  async #beat(): Promise<void> {
    const { background } = this.#app.database;
    const { backup, ...own } = await this.#own();
    const row = { ...own, backup: JSON.stringify(backup), seen_at: sql<Date>`now()` };
    await background
      .insertInto('server_process')
      .values({ id: this.#id, ...row })
      .onConflict((known) => known.column('id').doUpdateSet(row))
      .execute();
    await background.deleteFrom('server_process').where('seen_at', '<', secondsAgo(KEPT_S)).execute();
  }
}
