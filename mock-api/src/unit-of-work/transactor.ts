import type { Kysely, Transaction } from 'kysely';
import { type Clock, type Database, retryOnDeadlock } from '../kernel';
import {
  type Actor,
  type PublicUnitOfWork,
  type UnitOfWork,
  publicUnitOfWorkIn,
  unitOfWorkIn,
} from './unit-of-work';

interface Opened {
  trx: Transaction<Database>;
  at: Date;
  afterCommit: (() => void)[];
}

/**
 * Opens the transaction of a write: `route()` does so for each unsafe call, a job for each of its steps. The
 * change of state, its notifications and its ledger event commit together or not at all. An act writes in that
 * order, so that locks are always taken in one order; acts on several items may still meet crosswise, and then
 * the act runs again. So it has no effect outside of its transaction, except through `afterCommit`.
 */
export class Transactor {
  readonly #db: Kysely<Database>;
  readonly #clock: Clock;

  constructor({ db, clock }: { db: Kysely<Database>; clock: Clock }) {
    this.#db = db;
    this.#clock = clock;
  }

  run<T>(actor: Actor, act: (work: UnitOfWork) => Promise<T>): Promise<T> {
    return this.#open((opened) => act(unitOfWorkIn({ ...opened, actor })));
  }

  /** For a call that needs no session, where nobody is signed in. */
  runAnonymous<T>(act: (work: PublicUnitOfWork) => Promise<T>): Promise<T> {
    return this.#open((opened) => act(publicUnitOfWorkIn({ ...opened, actor: null })));
  }

  async #open<T>(act: (opened: Opened) => Promise<T>): Promise<T> {
    const at = this.#clock.now();
    const { done, afterCommit } = await retryOnDeadlock(() =>
      this.#db.transaction().execute(async (trx) => {
        const opened: Opened = { trx, at, afterCommit: [] };
        return { done: await act(opened), afterCommit: opened.afterCommit };
      }),
    );
    for (const run of afterCommit) run();
    return done;
  }
}
