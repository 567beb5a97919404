import type { NotificationDto, QueryRoot } from '@hand-receipt/contracts';
import type { Kysely, Transaction } from 'kysely';
import { inTransaction } from '../../db/transaction';
import type { Database } from '../../db/schema';
import type { Viewer } from '../property/visible-items';

/** Whoever acts, with the name that events and sentences give him: rank and last name. */
export interface Actor extends Viewer {
  name: string;
}

/** What a committed act tells the browsers: which lists to read again, and a notice for some people. */
export interface Change {
  /** Everybody, unless named. */
  userIds?: string[];
  roots: QueryRoot[];
  notification?: Pick<NotificationDto, 'type' | 'title' | 'message' | 'action'>;
}

/** Where acts are done: the database, the event stream and the clock. */
export interface CustodyContext {
  db: Kysely<Database>;
  events: { publish(trx: Transaction<Database>, change: Change): Promise<void> };
  now(): Date;
}

/** One act under way: everything that a verb of custody writes goes through its transaction. */
export interface Work {
  trx: Transaction<Database>;
  actor: Actor;
  at: Date;
  publish(change: Change): Promise<void>;
}

/**
 * Does an act in one transaction: the change of state, its notices and its ledger event commit
 * together or not at all.
 */
export const perform = <T>(context: CustodyContext, actor: Actor, act: (work: Work) => Promise<T>): Promise<T> =>
  inTransaction(context.db, (trx) =>
    act({ trx, actor, at: context.now(), publish: (change) => context.events.publish(trx, change) }),
  );
