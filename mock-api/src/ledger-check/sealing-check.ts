import { type Finding, findings } from '@hand-receipt/ledger';
import type { Kysely } from 'kysely';
import type { Database } from '../kernel';
import type { SealerState } from '../ledger';

/** Sealing takes half a second. Where an event waits for so long, it has stopped. */
const PATIENCE_MS = 60_000;
const MINUTE_MS = 60_000;

/** How many events have no checkpoint yet, and since when one could have been made. */
export async function readUnsealed(db: Kysely<Database>): Promise<{ events: number; since: Date } | null> {
  const { size } = await db.selectFrom('ledger_head').select('size').executeTakeFirstOrThrow();
  const newest = await db
    .selectFrom('ledger_checkpoint')
    .select(['size', 'sealed_at'])
    .orderBy('size', 'desc')
    .limit(1)
    .executeTakeFirst();
  const sealed = newest?.size ?? 0;
  if (size <= sealed) return null;
  const first = await db.selectFrom('ledger_event').select('ts').where('seq', '=', sealed).executeTakeFirst();
  // An event may name any time; it was not there to be sealed before the checkpoint that leaves it out.
  const since = Math.max(newest?.sealed_at.getTime() ?? 0, first?.ts.getTime() ?? 0);
  return { events: size - sealed, since: new Date(since) };
}

/**
 * Why events are not sealed; null where they are.
 *
 * @param db one snapshot
 */
export async function findStandstill(
  db: Kysely<Database>,
  { isKeyless, isAlone }: Pick<SealerState, 'isKeyless' | 'isAlone'>,
  now: Date,
): Promise<Finding | null> {
  if (isKeyless && isAlone) return findings.keyMissing();
  const unsealed = await readUnsealed(db);
  const waitedMs = unsealed ? now.getTime() - unsealed.since.getTime() : 0;
  if (!unsealed || waitedMs < PATIENCE_MS) return null;
  return isKeyless
    ? findings.keyMissing()
    : findings.sealingStopped(unsealed.events, Math.floor(waitedMs / MINUTE_MS));
}
