import type { CounterPinState } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../kernel';

/** A person who may reset passwords must not sign for others unnoticed: a PIN waits for so long after a link. */
const WAIT_AFTER_LINK_MS = 24 * 60 * 60 * 1000;

/** Until when new secrets sign nothing at counters after a password was set by link; null where it never was. */
export const linkWaitEnds = (passwordByLinkAt: Date | null): Date | null =>
  passwordByLinkAt && new Date(passwordByLinkAt.getTime() + WAIT_AFTER_LINK_MS);

export interface CounterPin {
  state: CounterPinState;
  /** When a PIN that waits will sign; null unless it waits. */
  from: Date | null;
}

/** What of a person and their PIN decides what it is worth at a counter. */
interface PinRow {
  password_by_link_at: Date | null;
  /** Null: they have no PIN. */
  counter_ready: boolean | null;
  counter_off_at: Date | null;
}

/** What a PIN is worth at a counter. */
export function counterPinOf(row: PinRow, at: Date): CounterPin {
  if (row.counter_ready === null) return { state: 'none', from: null };
  if (!row.counter_ready) return { state: 'not-ready', from: null };
  if (row.counter_off_at !== null) return { state: 'off', from: null };
  const from = linkWaitEnds(row.password_by_link_at);
  return from && from > at ? { state: 'waits', from } : { state: 'ready', from: null };
}

/** What a person's PIN is worth at a counter. */
export async function readCounterPin(db: Kysely<Database>, userId: string, at: Date): Promise<CounterPin> {
  const row = await db
    .selectFrom('users')
    .leftJoin('user_pin', 'user_pin.user_id', 'users.id')
    .select(['users.password_by_link_at', 'user_pin.counter_ready', 'user_pin.counter_off_at'])
    .where('users.id', '=', userId)
    .executeTakeFirst();
  return row ? counterPinOf(row, at) : { state: 'none', from: null };
}
