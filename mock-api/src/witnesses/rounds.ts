import type { Kysely } from 'kysely';
import type { Clock, Database } from '../kernel';
import type { Sealer } from '../ledger';
import type { Observer, Outcome } from './observer';
import { recordDisagreement } from './disagreement';
import { askAgain, claimWitness, disagrees, enterWitnesses, readWitness, recordOutcome } from './store';

/** Each process looks so often whether an observer is due: another one that asked it may have been killed. */
const LOOK_EVERY_MS = 10_000;
/** Between two checkpoints for one observer. */
const PACE_MS = 500;

export interface RoundsParts {
  db: Kysely<Database>;
  sealer: Sealer;
  clock: Clock;
  observers: readonly Observer[];
  log: { error(details: object, message: string): void; info(details: object, message: string): void };
}

/**
 * Shows the newest checkpoint to each observer, one request at a time, beside the sealing: no act and no seal waits for
 * an observer. Of several processes one asks.
 */
export class WitnessRounds {
  readonly #parts: RoundsParts;
  readonly #stopped = new AbortController();
  /** What is at rest, to be woken by a checkpoint. */
  readonly #resting = new Set<() => void>();
  #running: Promise<unknown> = Promise.resolve();

  constructor(parts: RoundsParts) {
    this.#parts = parts;
  }

  /** Asks the observers from now on, those first that hear of each checkpoint. */
  async start(): Promise<void> {
    const { db, sealer, observers } = this.#parts;
    if (observers.length === 0) return;
    await askAgain(
      db,
      observers.filter(({ pace }) => pace.isEager).map(({ key }) => key),
    );
    sealer.onCheckpoint(() => this.#wake());
    this.#running = Promise.all(observers.map((observer) => this.#goOn(observer)));
  }

  /** Asks no more, and gives up the requests that are under way. */
  async stop(): Promise<void> {
    this.#stopped.abort();
    this.#wake();
    await this.#running;
  }

  #wake(): void {
    for (const wake of this.#resting) wake();
  }

  async #goOn(observer: Observer): Promise<void> {
    const { sealer, log } = this.#parts;
    let told = '';
    while (!this.#stopped.signal.aborted) {
      const seen = sealer.latest?.size;
      const waitMs = await this.#round(observer).catch((error: unknown) => {
        const message = String(error);
        const isNews = message !== told && !this.#stopped.signal.aborted;
        if (isNews) log.error({ err: error, witness: observer.name }, 'a witness could not be asked');
        told = message;
        return LOOK_EVERY_MS;
      });
      await this.#rest(PACE_MS);
      const isNewer = sealer.latest?.size !== seen;
      if (!isNewer) await this.#rest(Math.min(waitMs, LOOK_EVERY_MS) - PACE_MS);
    }
  }

  /** @returns when the observer is due again, unless a checkpoint comes before. */
  async #round(observer: Observer): Promise<number> {
    const { db, sealer, clock } = this.#parts;
    const checkpoint = sealer.latest;
    if (!checkpoint) return LOOK_EVERY_MS;
    await enterWitnesses(db, [observer], clock.now());
    const claim = await claimWitness(db, observer, checkpoint.size, clock.now());
    if ('waitMs' in claim) return claim.waitMs;
    const outcome = await observer.submit(sealer.latest ?? checkpoint, claim.size, this.#stopped.signal);
    if (this.#stopped.signal.aborted) return 0;
    this.#report(observer, outcome, checkpoint.size);
    const waitMs = await recordOutcome(db, observer, outcome, clock.now());
    if (observer.leavesIncidents) await this.#recordDisagreement(observer, checkpoint.size);
    return waitMs;
  }

  /** After its outcome, which every check reads, so that no failure to append hides it. Tried again each time. */
  async #recordDisagreement({ key }: Observer, size: number): Promise<void> {
    const { db, clock } = this.#parts;
    const row = await readWitness(db, key);
    if (!row || !disagrees(row.state) || row.problem === null) return;
    await recordDisagreement(db, key, { state: row.state, problem: row.problem }, size, clock.now());
  }

  #report({ name }: Observer, outcome: Outcome, size: number): void {
    if (outcome.state === 'current') return;
    const { log } = this.#parts;
    const { problem } = outcome;
    const waiting = outcome.state === 'waiting' ? outcome : null;
    if (waiting?.isOurFault === true)
      log.error({ witness: name, problem, size }, 'a witness found our request malformed');
    else log.info({ witness: name, problem, err: waiting?.cause }, 'a witness did not sign');
  }

  #rest(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.#resting.delete(end);
        resolve();
      };
      const timer = setTimeout(end, this.#stopped.signal.aborted ? 0 : Math.max(0, ms));
      timer.unref();
      this.#resting.add(end);
    });
  }
}
