import type { PglitePool } from './pool';

const EVERY_MS = 60_000;

/**
 * PostgreSQL's own thresholds (autovacuum_vacuum_threshold and the rest), as they come out of the box, and as there of
 * the rows that the last look found: `n_live_tup` begins again at 0 with every start.
 */
const TABLES_DUE = `
  select quote_ident(changed.relname) as name
  from pg_stat_user_tables changed
    join pg_class on pg_class.oid = changed.relid,
    greatest(reltuples, 0) found
  where n_dead_tup > 50 + 0.2 * found
    or n_mod_since_analyze > 50 + 0.1 * found
    or n_ins_since_vacuum > 1000 + 0.2 * found
  order by name`;

/**
 * Does the work of autovacuum, which the embedded database does not have. Without it dead rows stay, no index-only scan
 * works, and the planner does not know the sizes of tables.
 */
export class Autovacuum {
  readonly #pool: PglitePool;
  readonly #timer: NodeJS.Timeout;

  constructor(pool: PglitePool) {
    this.#pool = pool;
    // What fails here fails in the next query too, and is told there.
    this.#timer = setInterval(() => void this.run().catch(() => undefined), EVERY_MS);
    this.#timer.unref();
  }

  /**
   * Vacuums and analyses the tables that have changed enough, letting others to the database between them.
   *
   * @returns their names; none while the disk is nearly full.
   */
  async run(): Promise<string[]> {
    if (await this.#pool.isDiskNearlyFull()) return [];
    const { rows } = await this.#pool.exclusively((client) => client.query(TABLES_DUE, []), 'background');
    const tables = rows.map(({ name }) => String(name));
    for (const table of tables) {
      await this.#pool.exclusively((client) => client.query(`vacuum (analyze) ${table}`, []), 'background');
    }
    return tables;
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
