import { type Transaction, sql } from 'kysely';
import type { LedgerEventType } from '@hand-receipt/contracts';
import type { Json } from '@hand-receipt/ledger';
import type { Viewer } from '../access';
import type { Database } from '../kernel';
import { appendEvent, flushLedger } from '../ledger';
import { type Audience, type NotificationText, publishUpdate } from '../live';
import { type PendingUpdate, emptyUpdate, joinUpdate } from './pending-update';

/** The person who acts, with the name that events and sentences give them: rank and last name. */
export interface Actor extends Viewer {
  name: string;
}

/** The item that an event is about. */
interface NamedItem {
  id: string;
  name: string;
  serial_number: string;
}

/** A write under way by a person who need not be signed in, as at registration. */
export interface PublicUnitOfWork {
  /** Everything that the write reads and changes goes through its one transaction. */
  trx: Transaction<Database>;
  actor: Actor | null;
  at: Date;
  /** Whom the write's one update will go to; see `publishChanges`. */
  readonly update: PendingUpdate;
  /**
   * Adds people to those who are told what this write changes. The actor and people who are notified
   * are told in any case, and what has changed is known from the contract.
   */
  addAudience(audience: Audience): void;
  /** Has somebody read everything again: what they may see has itself changed. */
  refreshAll(userId: string): void;
  /** Stores a notification for each of these people; their browsers get it once the transaction has committed. */
  notify(userIds: string[], notification: NotificationText): Promise<void>;
  /** Closes what was opened with a session or token of a person that has ended. */
  endStreams(userId: string, because?: true | 'deactivated'): void;
  /** Does what cannot be taken back, such as starting a background task, once the transaction has committed. */
  afterCommit(run: () => void): void;
}

/** A write under way: one transaction, by one person, at one time. */
export interface UnitOfWork extends PublicUnitOfWork {
  actor: Actor;
  /**
   * Writes the ledger's event of an act on an item; the last step of every act. The item's name and serial
   * number go into the evidence, because a person who reads it without our tables cannot look an id up.
   *
   * @param eventId of the event, where a row was written with it already (`newEventId`).
   */
  record(
    type: LedgerEventType,
    item: NamedItem,
    details: Record<string, Json>,
    eventId?: string,
  ): Promise<void>;
  /** Gives the events of this transaction their numbers now; only where the answer shows one of them. */
  flushLedger(): Promise<void>;
  /** Does one act of several: if it throws, what it did is undone, and the others stay. */
  savepoint<T>(act: (work: UnitOfWork) => Promise<T>): Promise<T>;
  /** The same write without `notify`: of many lines, people are notified once, after the last. */
  withoutNotifications(): UnitOfWork;
}

interface Parts<A extends Actor | null> {
  trx: Transaction<Database>;
  actor: A;
  at: Date;
  /** Collects what `afterCommit` is given. */
  afterCommit?: (() => void)[];
  /** Collects who is told; begins empty unless given. */
  update?: PendingUpdate;
}

/** A unit of work in a transaction that is open; the code that opened it commits it and runs `afterCommit`. */
export function publicUnitOfWorkIn<A extends Actor | null>({
  trx,
  actor,
  at,
  afterCommit = [],
  update = emptyUpdate(),
}: Parts<A>) {
  return {
    trx,
    actor,
    at,
    update,
    addAudience: (audience: Audience) => void update.audiences.push(audience),
    refreshAll: (userId: string) => void update.refreshAll.push(userId),
    async notify(userIds: string[], notification: NotificationText) {
      update.audiences.push({ people: userIds });
      await publishUpdate(trx, { userIds, scopes: [], notification }, at);
    },
    endStreams(userId: string, signedOut: true | 'deactivated' = true) {
      update.audiences.push({ people: [userId] });
      update.ended.push({ userIds: [userId], signedOut });
    },
    afterCommit: (run: () => void) => void afterCommit.push(run),
  };
}

/** The same for a person who is known, whose acts the ledger records. */
export function unitOfWorkIn(parts: Parts<Actor>): UnitOfWork {
  const { trx, actor, at } = parts;
  const base = publicUnitOfWorkIn(parts);
  const work: UnitOfWork = {
    ...base,
    async record(type, { id, name, serial_number: serialNumber }, details, eventId) {
      const named = { name, serialNumber, ...details };
      await appendEvent(trx, { type, itemId: id, actor, at, details: named, eventId });
    },
    flushLedger: () => flushLedger(trx),
    savepoint: (act) => inSavepoint({ ...parts, update: base.update }, act),
    withoutNotifications: () => ({ ...work, notify: () => Promise.resolve() }),
  };
  return work;
}

async function inSavepoint<T>(
  { afterCommit = [], update = emptyUpdate(), ...parts }: Parts<Actor>,
  act: (work: UnitOfWork) => Promise<T>,
): Promise<T> {
  const { trx } = parts;
  const ofThisAct = { afterCommit: [] as (() => void)[], update: emptyUpdate() };
  await sql`savepoint act`.execute(trx);
  try {
    const done = await act(unitOfWorkIn({ ...parts, ...ofThisAct }));
    await sql`release savepoint act`.execute(trx);
    afterCommit.push(...ofThisAct.afterCommit);
    joinUpdate(update, ofThisAct.update);
    return done;
  } catch (error) {
    await sql`rollback to savepoint act`.execute(trx);
    await sql`release savepoint act`.execute(trx);
    throw error;
  }
}
