import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { StatementNames } from '../statement-names';

/** A connection of the pool that keeps the statements that come again. */
class PreparingClient implements PostgresPoolClient {
  readonly #client: PoolClient;
  readonly #names: StatementNames;

  constructor(client: PoolClient, names: StatementNames) {
    this.#client = client;
    this.#names = names;
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(sql: string | PostgresCursor<unknown>, parameters: readonly unknown[] = []): unknown {
    if (typeof sql !== 'string') throw new TypeError('No list is read by a cursor: page by key.');
    // Without parameters it may be several statements, which only the simple protocol takes.
    const name = parameters.length > 0 ? this.#names.nameOf(sql) : undefined;
    return this.#client.query({ name, text: sql, values: [...parameters] });
  }

  release(): void {
    this.#client.release();
  }
}

/** The connections of a pool, with statements that come again kept parsed and planned in each. */
export class PreparingPool implements PostgresPool {
  readonly #pool: Pool;
  readonly #names = new StatementNames();

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async connect(): Promise<PostgresPoolClient> {
    return new PreparingClient(await this.#pool.connect(), this.#names);
  }

  end(): Promise<void> {
    return this.#pool.end();
  }
}
