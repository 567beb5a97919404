/** Statements beyond this many are not kept: lists of values of every length make ever new ones. */
const MOST = 400;
/** What is asked once is not worth keeping. */
const WORTH_KEEPING = 2;

/** `*` as a list of columns, whose meaning a migration of a newer server changes under a plan that is kept. */
const EVERY_COLUMN = /\b(?:select|returning)\s+\*|[.,]\s*\*/i;

/**
 * Names for the statements that come again, by which a connection keeps them parsed and planned (PREPARE).
 * Parsing and planning is half the work of most of ours.
 */
export class StatementNames {
  readonly #seen = new Map<string, number>();
  readonly #names = new Map<string, string>();

  /** The name of a statement; undefined for one that is parsed each time. */
  nameOf(sql: string): string | undefined {
    const name = this.#names.get(sql);
    if (name !== undefined || this.#names.size >= MOST) return name;
    const times = (this.#seen.get(sql) ?? 0) + 1;
    if (times < WORTH_KEEPING) {
      if (this.#seen.size >= MOST) this.#seen.clear();
      this.#seen.set(sql, times);
      return undefined;
    }
    this.#seen.delete(sql);
    if (EVERY_COLUMN.test(sql)) return undefined;
    const next = `hr_${this.#names.size + 1}`;
    this.#names.set(sql, next);
    return next;
  }
}
