import { sql } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import type { OpenDatabase } from '../kernel';
import { CHECK_FAILED } from './check-failed';

/** A scrape does not wait longer for the database. */
const LIMIT_MS = 2_000;

interface LedgerState {
  events: number;
  sealed: number;
  /** Of the last check, by whichever process; false where it could not be made, null before the first. */
  verified: boolean | null;
  checkedAt: Date | null;
}

async function readState({ db }: OpenDatabase): Promise<LedgerState> {
  const { rows } = await sql<LedgerState>`
    select head.size as events,
           (select coalesce(max(size), 0) from ledger_checkpoint) as sealed,
           case when checked.failure is null then (checked.result ->> 'is_verified')::boolean else false end
             as verified,
           checked.finished_at as "checkedAt"
    from ledger_head as head
    left join (
      select result, failure, finished_at from ledger_check
      where result is not null or failure = ${CHECK_FAILED} order by finished_at desc limit 1
    ) as checked on true`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The ledger has no head.');
  return row;
}

function within<T>(limitMs: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database is late.')), limitMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** What each line of the page says of the ledger; null leaves the line out. */
const LINES: Record<string, { help: string; read: (state: LedgerState) => number | null }> = {
  events: { help: 'Events in the ledger.', read: ({ events }) => events },
  unsealed_events: {
    help: 'Events that no signed checkpoint covers yet.',
    read: ({ events, sealed }) => Math.max(0, events - sealed),
  },
  verified: {
    help: '1 where the last check found the ledger sound, 0 where it did not or could not be made.',
    read: ({ verified }) => (verified === null ? null : Number(verified)),
  },
  checked_timestamp_seconds: {
    help: 'When the last check ended.',
    read: ({ checkedAt }) => (checkedAt === null ? null : checkedAt.getTime() / 1000),
  },
};

/** How long the ledger is, how much of it is unsealed, and what its last check found; absent while the database is away. */
export function measureLedger(database: OpenDatabase, registry: Registry): void {
  // One question to the database answers all the lines of a scrape.
  let asked: Promise<LedgerState | null> | null = null;
  const ask = () => {
    asked ??= within(LIMIT_MS, readState(database))
      .catch(() => null)
      .finally(() => (asked = null));
    return asked;
  };
  for (const [name, { help, read }] of Object.entries(LINES)) {
    new Gauge({
      name: `hand_receipt_ledger_${name}`,
      help,
      registers: [registry],
      async collect() {
        const state = await ask();
        const value = state && read(state);
        if (value === null) this.remove();
        else this.set(value);
      },
    });
  }
}
