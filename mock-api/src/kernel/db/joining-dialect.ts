import { type DatabaseConnection, type Driver, PostgresDialect, type TransactionSettings } from 'kysely';
import { JoinedConnection, sharedTransaction } from './shared-transaction';

/** A driver whose connections join the transaction that the present call shares, where there is one. */
class JoiningDriver implements Driver {
  readonly #inner: Driver;

  constructor(inner: Driver) {
    this.#inner = inner;
  }

  init(): Promise<void> {
    return this.#inner.init();
  }

  acquireConnection(): Promise<DatabaseConnection> {
    const open = () => this.#inner.acquireConnection();
    return sharedTransaction()?.acquire(open) ?? open();
  }

  /** One that joins has its savepoint already; it reads as the shared transaction does, READ COMMITTED. */
  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    if (!(connection instanceof JoinedConnection)) await this.#inner.beginTransaction(connection, settings);
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    if (connection instanceof JoinedConnection) return connection.commit();
    await this.#endShared(connection);
    await this.#inner.commitTransaction(connection);
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (connection instanceof JoinedConnection) return connection.rollback();
    await this.#endShared(connection);
    await this.#inner.rollbackTransaction(connection);
  }

  releaseConnection(connection: DatabaseConnection): Promise<void> {
    if (connection instanceof JoinedConnection) return connection.release();
    return this.#inner.releaseConnection(connection);
  }

  destroy(): Promise<void> {
    return this.#inner.destroy();
  }

  async #endShared(connection: DatabaseConnection): Promise<void> {
    const transaction = sharedTransaction();
    if (transaction?.isBase(connection)) await transaction.end();
  }
}

/** PostgreSQL, on either engine, with transactions that can be shared (`inSharedTransaction`). */
export class JoiningDialect extends PostgresDialect {
  override createDriver(): Driver {
    return new JoiningDriver(super.createDriver());
  }
}
