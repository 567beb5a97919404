import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type {
  LedgerEventDto,
  PropertyDto,
  SuccessionDetailDto,
  SuccessionLineDto,
  VerificationDto,
} from '@hand-receipt/contracts';
import { sql } from 'kysely';
import { Client } from 'pg';
import { openDatabase } from '../../src/kernel/db/open';
import type { OpenDatabase } from '../../src/kernel/db/open-database';
import { type RemoteClient, signIn } from '../process/client';
import { type ServerProcess, startServer } from '../process/server-process';
import { TEST_PASSWORD, addUser } from '../support/app';
import { TEST_DATABASE_URL } from '../support/database';
import { createDatabase } from '../support/postgres-database';

/** A table that is written to, and how: there the server stops for a while. */
export interface Moment {
  table:
    | 'succession_section'
    | 'custody_link'
    | 'succession'
    | 'idempotency_key'
    | 'printed_paper'
    | 'succession_signing';
  on: 'insert' | 'update' | 'delete' | 'update of pdf' | 'update of json';
}

/** Connections to the database that are in the pause of `pauseAt`. */
const PAUSED = "from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'";

export const ITEMS = 30;
const PROOF = { password: TEST_PASSWORD };
export type Party = 'halloran' | 'osei';

/** A company on a data folder of its own, whose server is killed and started again. */
export class KilledCompany {
  readonly #clients = new Map<Party, RemoteClient>();
  readonly #ids = {} as Record<Party, string>;
  #server: ServerProcess | null = null;
  #base = '';

  private constructor(
    readonly dataDir: string,
    readonly databaseUrl: string | null,
  ) {}

  static async make(): Promise<KilledCompany> {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'hand-receipt-kill-'));
    const databaseUrl = TEST_DATABASE_URL ? (await createDatabase(TEST_DATABASE_URL)).url : null;
    const company = new KilledCompany(dataDir, databaseUrl);
    await company.between(async (db) => {
      await db
        .insertInto('units')
        .values({ id: 'B', parent_id: null, name: 'B Co', kind: 'company' })
        .execute();
      for (const username of ['halloran', 'osei'] as const) {
        company.#ids[username] = await addUser(
          { db },
          { username, role: 'Commander', unit_id: 'B', last_name: username },
        );
      }
    });
    return company;
  }

  /** Does something to the database while no server has it. */
  async between<T>(act: (db: OpenDatabase['db']) => Promise<T>): Promise<T> {
    const { dataDir, databaseUrl } = this;
    const database = await openDatabase({ dataDir, databaseUrl });
    try {
      return await act(database.db);
    } finally {
      await database.close();
    }
  }

  async start(): Promise<void> {
    const { dataDir, databaseUrl } = this;
    this.#server = startServer({
      DATA_DIR: dataDir,
      DEMO: 'off',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    });
    this.#base = await this.#server.ready;
    for (const username of ['halloran', 'osei'] as const) {
      if (!this.#clients.has(username)) {
        this.#clients.set(username, await signIn(this.#base, username, TEST_PASSWORD));
      }
    }
  }

  async kill(): Promise<void> {
    this.#server?.child.kill('SIGKILL');
    expect(await this.#server?.exit).toBe('SIGKILL');
    // PostgreSQL notices only after the pause that its client is gone.
    if (this.databaseUrl) await this.#onServer(`select pg_terminate_backend(pid) ${PAUSED}`);
  }

  /**
   * Waits until the server has come to the pause of `pauseAt`. The embedded database cannot be asked while the server has
   * it, so there it is a time by which it has.
   */
  async untilPaused(embeddedMs: number): Promise<void> {
    if (!this.databaseUrl) return new Promise((resolve) => setTimeout(resolve, embeddedMs));
    for (let tries = 0; tries < 600; tries += 1) {
      if ((await this.#onServer(`select ${PAUSED}`)) > 0) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('The server did not come to the pause.');
  }

  /** Asks PostgreSQL while a server runs. @returns the number of rows */
  async #onServer(query: string): Promise<number> {
    const client = new Client({ connectionString: this.databaseUrl ?? undefined });
    await client.connect();
    try {
      return (await client.query(query)).rowCount ?? 0;
    } finally {
      await client.end();
    }
  }

  async stop(): Promise<void> {
    this.#server?.child.kill('SIGTERM');
    await this.#server?.exit;
  }

  async remove(): Promise<void> {
    await rm(this.dataDir, { recursive: true, force: true });
  }

  /** What a party is answered, as it comes. */
  send(who: Party, method: string, address: string, body?: object): Promise<Response> {
    return this.#clients.get(who)!.send(this.#base, method, address, { body });
  }

  /** Asks as one party. @throws Error with what was refused */
  async ask<T>(who: Party, method: string, address: string, body?: object): Promise<T> {
    const answer = await this.send(who, method, address, body);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${address}: ${text}`);
    return JSON.parse(text) as T;
  }

  /** Enters the items that the commander holds. */
  async enterItems(): Promise<void> {
    for (let made = 1; made <= ITEMS; made += 1) {
      const serial_number = `K${String(made).padStart(4, '0')}`;
      await this.ask<PropertyDto>('halloran', 'POST', '/api/property', {
        name: 'M4A1 Carbine',
        serial_number,
      });
    }
  }

  /** Opens a change of command, counts all of it, and has the outgoing sign. @returns its id. */
  async openSigning(from: Party, to: Party): Promise<string> {
    const { id } = await this.ask<SuccessionDetailDto>(from, 'POST', '/api/successions', {
      kind: 'primary',
      fromUserId: this.#ids[from],
      toUserId: this.#ids[to],
      startsOn: new Date().toISOString().slice(0, 10),
      reason: 'Orders of 18NOV2026.',
      rolesPass: false,
    });
    await this.ask(from, 'POST', `/api/successions/${id}/activate`);
    const lines = await this.ask<SuccessionLineDto[]>(from, 'GET', `/api/successions/${id}/lines?limit=500`);
    for (const { item, section } of lines) {
      await this.ask(to, 'POST', `/api/successions/${id}/readings`, { section, code: item.serial_number });
    }
    await this.sign(id, from, 'outgoing');
    return id;
  }

  async sign(id: string, who: Party, side: 'outgoing' | 'incoming'): Promise<void> {
    const { signing } = await this.ask<SuccessionDetailDto>(who, 'GET', `/api/successions/${id}`);
    const setHash = signing.set_hash;
    await this.ask(who, 'POST', `/api/successions/${id}/signatures`, { side, setHash, proof: PROOF });
  }

  /** From now on the server stops for some seconds where it writes to a table, before it is committed. */
  pauseAt({ table, on }: Moment): Promise<void> {
    return this.between(async (db) => {
      await sql`create or replace function pause_for_test() returns trigger language plpgsql as
        $$ begin perform pg_sleep(5); return null; end $$`.execute(db);
      await sql`create trigger pause_for_test after ${sql.raw(on)} on ${sql.table(table)}
        for each statement execute function pause_for_test()`.execute(db);
    });
  }

  endPause({ table }: Moment): Promise<void> {
    return this.between(async (db) => {
      await sql`drop trigger pause_for_test on ${sql.table(table)}`.execute(db);
    });
  }

  /** How many items each party stands first for in the chains, while no server runs. */
  chains(): Promise<Record<Party, number>> {
    return this.between(async (db) => {
      const rows = await db.selectFrom('custody_link').select('user_id').where('position', '=', 1).execute();
      const of = (party: Party) => rows.filter(({ user_id }) => user_id === this.#ids[party]).length;
      return { halloran: of('halloran'), osei: of('osei') };
    });
  }

  /** What the server that runs says of a change of command, of all links that were replaced, and of its ledger. */
  async read(id: string) {
    const { state } = await this.ask<SuccessionDetailDto>('halloran', 'GET', `/api/successions/${id}`);
    const events = await this.ask<LedgerEventDto[]>('halloran', 'GET', '/api/ledger/history?limit=500');
    const replaced = events.filter(
      ({ eventType, details }) => eventType === 'LINK REPLACED' && details.successionId === id,
    );
    const { is_verified, findings } = await this.ask<VerificationDto>(
      'halloran',
      'GET',
      '/api/verification/database',
    );
    return { state, replaced: replaced.length, is_verified, findings };
  }
}
