import { type Kysely, Transaction } from 'kysely';
import { type Clock, type Database, inTransaction, retryingDeadlocks } from '../kernel';
import { type EventToPublish, publish } from '../live';
import { appendPending } from '../ledger';
import type { Viewer } from '../access';

/** Whoever acts, with the name that events and sentences give him: rank and last name. */
export interface Actor extends Viewer {
  name: string;
}

/** Where acts are done. */
export interface CustodyContext {
  db: Kysely<Database>;
  clock: Clock;
}

/** One act under way: everything that a verb of custody writes goes through its transaction. */
export interface Work {
  trx: Transaction<Database>;
  actor: Actor;
  at: Date;
  /** Tells the browsers once the act is committed. */
  publish(event: EventToPublish): Promise<void>;
}

/**
 * Does an act in one transaction: the change of state, its notices and its ledger event commit
 * together or not at all. A verb writes in that order, so that locks are always taken in one order; acts
 * on several items may still meet crosswise, and then one is done again.
 */
export function perform<T>(
  { db, clock }: CustodyContext,
  actor: Actor,
  act: (work: Work) => Promise<T>,
): Promise<T> {
  const at = clock.now();
  const once = () =>
    inTransaction(db, (trx) => act({ trx, actor, at, publish: (event) => publish(trx, event, at) }));
  return db instanceof Transaction ? andAppend(db, once) : retryingDeadlocks(once);
}

/** In a transaction that goes on, what comes next may read the ledger. */
async function andAppend<T>(trx: Transaction<Database>, act: () => Promise<T>): Promise<T> {
  const done = await act();
  await appendPending(trx);
  return done;
}
