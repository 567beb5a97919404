import { type Kysely, sql } from 'kysely';
import type { Database } from '../kernel';
import type { Outcome } from './post';
import { maySomebodySendAll } from './reach';
import { nextAttemptAt } from './retries';

/** A process that has not ended an attempt by then is taken for dead, and another one sends it again. */
const LEASE_MS = 60_000;

/** A delivery that this process sends now. */
export interface Claimed {
  id: string;
  webhookId: string;
  eventId: string;
  /** Null for a test. */
  seq: number | null;
  /** This one included. */
  attempts: number;
  /** When the event happened. */
  since: Date;
}

export const leaseEnd = (now: Date): Date => new Date(now.getTime() + LEASE_MS);

/** Webhooks that are switched on and have deliveries that are due. Those of the whole ledger wait while nobody may send it. */
export async function dueWebhooks(db: Kysely<Database>, now: Date): Promise<string[]> {
  const sendsAll = await maySomebodySendAll(db);
  const rows = await db
    .selectFrom('webhook')
    .select('id')
    .where('is_enabled', '=', true)
    .$if(!sendsAll, (some) => some.where('unit_id', 'is not', null))
    .where((row) =>
      row.exists(
        row
          .selectFrom('webhook_delivery as delivery')
          .select('delivery.id')
          .whereRef('delivery.webhook_id', '=', 'webhook.id')
          .where('delivery.state', '=', 'waiting')
          .where('delivery.due_at', '<=', now),
      ),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Takes deliveries of a webhook that are due, the oldest first, for this process alone. Events of one item go in their
 * order: one is not taken before all earlier ones have ended. The lease is a time and no lock, so that no transaction is
 * open while a receiver is waited for.
 */
export async function claimDue(
  db: Kysely<Database>,
  { webhookId, now, limit }: { webhookId: string; now: Date; limit: number },
): Promise<Claimed[]> {
  const { rows } = await sql<Claimed>`
    with due as (
      select delivery.id from webhook_delivery delivery
      where delivery.webhook_id = ${webhookId}
        and delivery.state = 'waiting'
        and delivery.due_at <= ${now}
        and exists (select from webhook where webhook.id = delivery.webhook_id and webhook.is_enabled)
        and not exists (select from webhook_delivery earlier
          where earlier.webhook_id = delivery.webhook_id
            and earlier.item_id = delivery.item_id
            and earlier.seq < delivery.seq
            and earlier.state = 'waiting')
      order by delivery.due_at, delivery.seq
      limit ${limit}
      for update skip locked
    )
    update webhook_delivery as taken set attempts = taken.attempts + 1, due_at = ${leaseEnd(now)}
    from due where taken.id = due.id
    returning taken.id, taken.webhook_id as "webhookId", taken.event_id as "eventId", taken.seq,
      taken.attempts, taken.created_at as since`.execute(db);
  return rows.sort((one, other) => (one.seq ?? 0) - (other.seq ?? 0));
}

/** Gives a delivery back that was not sent to its end, because the server stops. */
export async function giveBack(db: Kysely<Database>, { id, attempts }: Claimed, now: Date): Promise<void> {
  await db
    .updateTable('webhook_delivery')
    .set({ attempts: attempts - 1, due_at: now })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('attempts', '=', attempts)
    .execute();
}

/** How a delivery stands after an attempt. */
export type Result = 'delivered' | 'failed' | 'dead';

function resultOf({ seq, attempts, since }: Claimed, { problem }: Outcome, now: Date) {
  if (problem === null) return { result: 'delivered', dueAt: now } as const;
  const next = seq === null ? null : nextAttemptAt({ attempts, since, now });
  return next ? ({ result: 'failed', dueAt: next } as const) : ({ result: 'dead', dueAt: now } as const);
}

/**
 * Writes down how an attempt ended. What another process has ended meanwhile, because this one was late, stays as it is;
 * so does what was removed.
 */
export async function recordOutcome(
  db: Kysely<Database>,
  claimed: Claimed,
  { outcome, now, durationMs }: { outcome: Outcome; now: Date; durationMs: number },
): Promise<Result> {
  const { result, dueAt } = resultOf(claimed, outcome, now);
  await db.transaction().execute(async (trx) => {
    const state = result === 'failed' ? 'waiting' : result;
    const updated = await trx
      .updateTable('webhook_delivery')
      .set({ state, due_at: dueAt, ended_at: state === 'waiting' ? null : now })
      .where('id', '=', claimed.id)
      .where('state', '=', 'waiting')
      .$if(result !== 'delivered', (own) => own.where('attempts', '=', claimed.attempts))
      .executeTakeFirst();
    if (updated.numUpdatedRows === 0n) return;
    const { status, problem } = outcome;
    await trx
      .insertInto('webhook_attempt')
      .values({ delivery_id: claimed.id, at: now, status, problem, duration_ms: durationMs })
      .execute();
    if (claimed.seq !== null) await recordState(trx, claimed.webhookId, problem, now);
  });
  return result;
}

/** Of a webhook: whether it fails, since when and why. */
async function recordState(
  db: Kysely<Database>,
  webhookId: string,
  problem: string | null,
  now: Date,
): Promise<void> {
  await db
    .updateTable('webhook')
    .set(
      problem === null
        ? { failing_since: null, last_problem: null, last_delivered_at: now }
        : { failing_since: sql<Date>`coalesce(failing_since, ${now})`, last_problem: problem },
    )
    .where('id', '=', webhookId)
    .execute();
}

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
const DELETED_AT_ONCE = 5_000;

/** Deletes deliveries that ended 30 days ago, and those of webhooks that were removed. @returns whether some are left */
export async function deleteOld(db: Kysely<Database>, now: Date): Promise<boolean> {
  const old = sql`select id from webhook_delivery where ended_at < ${new Date(now.getTime() - KEPT_MS)}
    union select id from webhook_delivery where webhook_id not in (select id from webhook)
    limit ${DELETED_AT_ONCE}`;
  const deleted = await sql`delete from webhook_delivery where id in (${old})`.execute(db);
  return Number(deleted.numAffectedRows) === DELETED_AT_ONCE;
}
