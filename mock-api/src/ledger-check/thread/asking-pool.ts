import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Asking } from './asking';

/** A connection that the server holds for the thread. */
class AskingConnection implements PostgresPoolClient {
  constructor(
    private readonly asking: Asking,
    private readonly connection: number,
  ) {}

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(sql: string | PostgresCursor<unknown>, parameters: readonly unknown[] = []): unknown {
    if (typeof sql !== 'string') throw new TypeError('There are no cursors here: page by key.');
    return this.#query(sql, parameters);
  }

  release(): void {
    const { asking, connection } = this;
    asking.tell({ kind: 'release', connection });
  }

  /** A check only reads. */
  async #query(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<unknown>> {
    const { asking, connection } = this;
    const rows = await asking.ask<unknown[]>({ kind: 'query', connection, sql, parameters });
    return { command: 'SELECT', rowCount: rows.length, rows };
  }
}

/** The server's database, for a thread that has no connection of its own: the embedded one has only one. */
export class AskingPool implements PostgresPool {
  #nextConnection = 1;

  constructor(private readonly asking: Asking) {}

  async connect(): Promise<PostgresPoolClient> {
    const connection = this.#nextConnection++;
    // Where there is none to be had, the first statement on it says so.
    this.asking.tell({ kind: 'connect', connection });
    return new AskingConnection(this.asking, connection);
  }

  /** The server closes its database itself. */
  async end(): Promise<void> {}
}
