import { type PolicyWitness, proveConsistency } from '@hand-receipt/ledger';
import { nodeHasher } from '@hand-receipt/ledger/node';
import type { Kysely } from 'kysely';
import type { Clock, Database } from '../kernel';
import { type Sealer, databaseNodes } from '../ledger';
import { type Outcome, askWitness } from './ask';
import { sendToWitness } from './send';
import { claimWitness, enterWitnesses, recordOutcome } from './store';

/** Each process looks so often whether a witness is due: another one that asked it may have been killed. */
const LOOK_EVERY_MS = 10_000;
/** Between two checkpoints for one witness. */
const PACE_MS = 500;

export interface RoundsParts {
  db: Kysely<Database>;
  sealer: Sealer;
  clock: Clock;
  witnesses: readonly PolicyWitness[];
  log: { error(details: object, message: string): void; info(details: object, message: string): void };
}

/**
 * Sends the newest checkpoint to each witness, one request at a time, beside the sealing: no act and no seal waits for
 * a witness. Of several processes one asks.
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

  /** Asks the witnesses from now on. */
  start(): void {
    const { sealer, witnesses } = this.#parts;
    const asked = witnesses.filter(({ url }) => url !== null);
    if (asked.length === 0) return;
    sealer.onCheckpoint(() => this.#wake());
    this.#running = Promise.all(asked.map((witness) => this.#goOn(witness)));
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

  async #goOn(witness: PolicyWitness): Promise<void> {
    const { sealer, log } = this.#parts;
    let told = '';
    while (!this.#stopped.signal.aborted) {
      const seen = sealer.latest?.size;
      const waitMs = await this.#round(witness).catch((error: unknown) => {
        const message = String(error);
        const isNews = message !== told && !this.#stopped.signal.aborted;
        if (isNews) log.error({ err: error, witness: witness.name }, 'a witness could not be asked');
        told = message;
        return LOOK_EVERY_MS;
      });
      await this.#rest(PACE_MS);
      const isNewer = sealer.latest?.size !== seen;
      if (!isNewer) await this.#rest(Math.min(waitMs, LOOK_EVERY_MS) - PACE_MS);
    }
  }

  /** @returns when the witness is due again, unless a checkpoint comes before. */
  async #round(witness: PolicyWitness): Promise<number> {
    const { db, sealer, clock } = this.#parts;
    const checkpoint = sealer.latest;
    if (!checkpoint) return LOOK_EVERY_MS;
    await enterWitnesses(db, [witness], clock.now());
    const claim = await claimWitness(db, witness.key, checkpoint.size, clock.now());
    if ('waitMs' in claim) return claim.waitMs;
    const outcome = await this.#ask(witness, claim.size);
    if (this.#stopped.signal.aborted) return 0;
    return recordOutcome(db, witness.key, outcome, clock.now());
  }

  async #ask(witness: PolicyWitness, known: number): Promise<Outcome> {
    const { db, sealer, log } = this.#parts;
    const { url } = witness;
    const checkpoint = sealer.latest;
    if (url === null || !checkpoint) throw new Error(`There is nothing to ask ${witness.name}.`);
    const nodes = databaseNodes(db);
    // Only a witness that does not answer is waited for. What fails here is told as such.
    let silence: unknown = null;
    const outcome = await askWitness({
      witness,
      checkpoint,
      known,
      newest: () => sealer.sealNow(),
      prove: (from, to) => proveConsistency(nodes, BigInt(from), BigInt(to), nodeHasher),
      send: (body) =>
        sendToWitness(url, body, this.#stopped.signal).catch((error: unknown) => {
          silence = error;
          throw error;
        }),
    }).catch((error: unknown): Outcome => {
      if (silence === null) throw error;
      return { state: 'waiting', problem: 'It does not answer.' };
    });
    if (outcome.state !== 'current') {
      const { problem } = outcome;
      const isOurFault = outcome.state === 'waiting' && outcome.isOurFault === true;
      if (isOurFault)
        log.error(
          { witness: witness.name, problem, size: checkpoint.size },
          'a witness found our request malformed',
        );
      else log.info({ witness: witness.name, problem, err: silence }, 'a witness did not sign');
    }
    return outcome;
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
