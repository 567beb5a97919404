import type { Kysely } from 'kysely';
import type { Clock, Database } from '../kernel';
import type { PrivateAddresses } from './addresses';
import { type Claimed, type Result, claimDue, dueWebhooks, giveBack, recordOutcome } from './outbox';
import { payloadOf } from './payload';
import { type Outcome, post } from './post';
import { signatureHeaders } from './sign';

/** Deliveries of one webhook that are under way together. */
const AT_ONCE = 5;
/** Retries come due without a word of the database, and so does what a dead process had claimed. */
const LOOK_EVERY_MS = 5_000;
/** Of what is under way when the server stops. */
const LAST_ATTEMPTS_MS = 3_000;

export interface DelivererParts {
  db: Kysely<Database>;
  clock: Clock;
  allowed: PrivateAddresses;
  onError: (error: unknown) => void;
  onResult: (result: Result) => void;
}

/**
 * Sends what is due. Each webhook has a lane of its own, so that a receiver that hangs delays nobody else. Several processes
 * share the work: each delivery is claimed by one.
 */
export class Deliverer {
  readonly #parts: DelivererParts;
  readonly #stopped = new AbortController();
  readonly #lanes = new Map<string, Promise<void>>();
  #isStarted = false;
  #isStopping = false;
  #timer: NodeJS.Timeout | null = null;
  /** Counts what was heard, so that a lane that has just found nothing looks again. */
  #wakes = 0;

  constructor(parts: DelivererParts) {
    this.#parts = parts;
  }

  /** Sends what is due, now and from now on. */
  start(): void {
    this.#isStarted = true;
    this.#timer = setInterval(() => this.wake(), LOOK_EVERY_MS);
    this.#timer.unref();
    this.wake();
  }

  /** Looks for what is due, if it was started. */
  wake(): void {
    this.#wakes += 1;
    if (this.#isStarted) void this.#look().catch(this.#parts.onError);
  }

  /** Sends everything that is due now, and everything that comes due by that. For tests. */
  async run(): Promise<void> {
    await this.#look();
    await Promise.all(this.#lanes.values());
  }

  /** Begins no attempt, lets those that are under way end for three seconds, and gives the others back. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    if (this.#timer) clearInterval(this.#timer);
    const cutOff = setTimeout(() => this.#stopped.abort(), LAST_ATTEMPTS_MS);
    await Promise.all(this.#lanes.values());
    clearTimeout(cutOff);
  }

  /** Makes one attempt at a delivery that this process has claimed, and writes down how it ended. */
  async attempt(claimed: Claimed): Promise<void> {
    const { db, clock, onResult } = this.#parts;
    const begun = performance.now();
    const outcome = await this.#send(claimed);
    if (outcome === null || (this.#stopped.signal.aborted && outcome.problem !== null)) {
      return giveBack(db, claimed, clock.now());
    }
    const durationMs = Math.round(performance.now() - begun);
    onResult(await recordOutcome(db, claimed, { outcome, now: clock.now(), durationMs }));
  }

  /** @returns null where the webhook was removed meanwhile */
  async #send(claimed: Claimed): Promise<Outcome | null> {
    const { db, clock, allowed } = this.#parts;
    const webhook = await db
      .selectFrom('webhook')
      .select(['url', 'secret'])
      .where('id', '=', claimed.webhookId)
      .executeTakeFirst();
    if (!webhook) return null;
    const body = await payloadOf(db, claimed);
    if (body === null) return { status: null, problem: 'The event in the ledger is damaged.' };
    const { url, secret } = webhook;
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Hand-Receipt-Webhooks',
      ...signatureHeaders({ secret, id: claimed.eventId, at: clock.now(), body }),
    };
    return post({ url, headers, body, allowed, stopped: this.#stopped.signal });
  }

  async #look(): Promise<void> {
    if (this.#isStopping) return;
    const { db, clock, onError } = this.#parts;
    for (const webhookId of await dueWebhooks(db, clock.now())) {
      if (this.#isStopping || this.#lanes.has(webhookId)) continue;
      const lane = this.#runLane(webhookId)
        .catch(onError)
        .finally(() => this.#lanes.delete(webhookId));
      this.#lanes.set(webhookId, lane);
    }
  }

  async #runLane(webhookId: string): Promise<void> {
    const { db, clock } = this.#parts;
    while (!this.#isStopping) {
      const heard = this.#wakes;
      const claimed = await claimDue(db, { webhookId, now: clock.now(), limit: AT_ONCE });
      // What was committed since the claim is found by the next one.
      if (claimed.length === 0 && heard === this.#wakes) return;
      await Promise.all(claimed.map((one) => this.attempt(one)));
    }
  }
}
