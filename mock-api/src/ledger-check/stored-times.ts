import { types } from 'node:util';
import type { KyselyPlugin, QueryResult, UnknownRow } from 'kysely';

/** What the check reads for a stored time that is none, such as `infinity`. No event says it. */
const NO_TIME = 'not a time';

/** A stored time that is none. Its text is no time either, so it is found to differ, and reading it does not throw. */
class NoTime extends Date {
  constructor() {
    super(Number.NaN);
  }

  override toISOString(): string {
    return NO_TIME;
  }
}

/** One driver gives `infinity` as a number, the other as a date that is none. */
const isNoTime = (value: unknown): boolean =>
  value === Infinity ||
  value === -Infinity ||
  (types.isDate(value) && Number.isNaN((value as Date).getTime()));

function readable(row: UnknownRow): UnknownRow {
  for (const [column, value] of Object.entries(row)) {
    if (isNoTime(value)) row[column] = new NoTime();
  }
  return row;
}

/** For the check of the ledger: one time that cannot be read must not keep the other rows from being compared. */
export const storedTimes: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: ({ result }): Promise<QueryResult<UnknownRow>> =>
    Promise.resolve({ ...result, rows: result.rows.map(readable) }),
};
