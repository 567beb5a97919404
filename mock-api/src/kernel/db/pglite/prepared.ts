import { type PGlite, type Results, parse, protocol } from '@electric-sql/pglite';
import { StatementNames } from '../statement-names';

const { serialize } = protocol;

/** Type ids of a statement's parameters, as the engine understood them. */
type ParameterTypes = number[];

/**
 * Queries that the engine parses and plans once. PGlite itself parses and plans every query each time. This class uses
 * the extended query protocol with statement names.
 * https://www.postgresql.org/docs/current/protocol-flow.html#PROTOCOL-FLOW-EXT-QUERY
 */
export class PreparedQueries {
  readonly #db: PGlite;
  readonly #names = new StatementNames();
  readonly #kept = new Map<string, ParameterTypes>();

  constructor(db: PGlite) {
    this.#db = db;
  }

  /** @throws the engine's error, as `PGlite.query` */
  async query(sql: string, parameters: readonly unknown[]): Promise<Results | undefined> {
    const name = this.#names.nameOf(sql);
    if (name === undefined) return this.#db.query(sql, [...parameters]);
    return this.#db.runExclusive(() =>
      this.#heardAgain(async () => {
        const types = this.#kept.get(name) ?? (await this.#keep(name, sql));
        const values = parameters.map((value, index) => this.#write(value, types[index]));
        const messages = await this.#send(
          serialize.bind({ statement: name, values }),
          serialize.describe({ type: 'P' }),
          serialize.execute({}),
          serialize.sync(),
        );
        return parse.parseResults(messages, this.#db.parsers)[0];
      }),
    );
  }

  async #keep(name: string, sql: string): Promise<ParameterTypes> {
    const described = await this.#send(
      serialize.parse({ name, text: sql }),
      serialize.describe({ type: 'S', name }),
    );
    const types = parse.parseDescribeStatementResults(described);
    this.#kept.set(name, types);
    return types;
  }

  #write(value: unknown, type: number | undefined): string | null {
    if (value === null || value === undefined) return null;
    const write = type === undefined ? undefined : this.#db.serializers[type];
    return write ? write(value) : String(value);
  }

  #send(...messages: Uint8Array[]) {
    return this.#db.execProtocolStream(Buffer.concat(messages), { syncToFs: false });
  }

  /** After an error the engine passes over what it is sent until it is told to hear again. */
  async #heardAgain<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      await this.#send(serialize.sync());
      throw error;
    }
  }
}
