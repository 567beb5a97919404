import { DatabaseUnavailable } from '../errors';

/** Longer than this means a query outside the transaction that it waits for, or a server far past its limit. */
const WAIT_LIMIT_MS = 60_000;

/**
 * So many statements that stand alone may be with the thread at once. It has the next one in hand when one is done,
 * instead of waiting until the server's thread has heard and asked again.
 */
const AHEAD = 4;

/**
 * A request asks its next statement within this time after the last one. Background work that came between the two
 * would delay each statement of the request.
 */
const QUIET_MS = 4;
/**
 * Background work that has waited so long goes first, so that a busy server still does it. After a turn that took
 * longer it waits for as long as that took: it has half of the connection's time at most while requests wait.
 */
const BACKGROUND_WAITS_MS = 25;

/** A person waits for a request. Nobody waits for background work. */
export type Urgency = 'request' | 'background';

interface Turn {
  /** It has the connection alone until it is released. */
  alone: boolean;
  urgency: Urgency;
}

interface Waiter extends Turn {
  since: number;
  admit: () => void;
  timer: NodeJS.Timeout;
}

/** Who may use a single connection next. Requests go first. Background work has its turn between them. */
export class TurnQueue {
  readonly #waiting: Record<Urgency, Waiter[]> = { request: [], background: [] };
  /** Statements that stand alone and are with the thread. */
  #running = 0;
  #isTaken = false;
  /** When a request was last admitted or released. */
  #lastRequest = -Infinity;
  /** When the last turn of background work ended, and how long it took. */
  #lastBackground = { endedAt: -Infinity, ms: 0 };
  #look: NodeJS.Timeout | null = null;

  get load(): { busy: number; waiting: number } {
    const { request, background } = this.#waiting;
    return {
      busy: this.#isTaken || this.#running > 0 ? 1 : 0,
      waiting: request.length + background.length,
    };
  }

  /**
   * Waits for a turn.
   *
   * @returns a function that ends the turn.
   * @throws DatabaseUnavailable after 60 seconds in the queue.
   */
  async enter(turn: Turn): Promise<() => void> {
    await this.#wait(turn);
    const beganAt = performance.now();
    return () => {
      const endedAt = performance.now();
      if (turn.alone) this.#isTaken = false;
      else this.#running -= 1;
      if (turn.urgency === 'request') this.#lastRequest = endedAt;
      else this.#lastBackground = { endedAt, ms: endedAt - beganAt };
      this.#admit();
    };
  }

  #wait(turn: Turn): Promise<void> {
    const waiting = this.#waiting[turn.urgency];
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(waiter), 1);
        reject(new DatabaseUnavailable(`Waited ${WAIT_LIMIT_MS / 1000} seconds for the database.`));
      }, WAIT_LIMIT_MS);
      timer.unref();
      const waiter: Waiter = { ...turn, since: performance.now(), admit: resolve, timer };
      waiting.push(waiter);
      this.#admit();
    });
  }

  #admit(): void {
    for (let next = this.#next(); next; next = this.#next()) {
      this.#waiting[next.urgency].shift();
      clearTimeout(next.timer);
      if (next.alone) this.#isTaken = true;
      else this.#running += 1;
      if (next.urgency === 'request') this.#lastRequest = performance.now();
      next.admit();
    }
    this.#lookAgain();
  }

  #next(): Waiter | null {
    if (this.#isTaken) return null;
    const [request] = this.#waiting.request;
    const [background] = this.#waiting.background;
    const now = performance.now();
    const isOverdue = background !== undefined && this.#isOverdue(background, now);
    if (request && !isOverdue) {
      // What is with the thread already it does first, so a transaction need not wait for its answers.
      return request.alone || this.#running < AHEAD ? request : null;
    }
    // Behind background work a request would wait for all that is with the thread.
    if (!background || this.#running > 0) return null;
    return isOverdue || now - this.#lastRequest >= QUIET_MS ? background : null;
  }

  #isOverdue({ since }: Waiter, now: number): boolean {
    const { endedAt, ms } = this.#lastBackground;
    return now - Math.max(since, endedAt) >= Math.max(BACKGROUND_WAITS_MS, ms);
  }

  /** Background work waits for quiet, which nobody announces. */
  #lookAgain(): void {
    if (this.#look || this.#isTaken || this.#running > 0 || this.#waiting.background.length === 0) return;
    this.#look = setTimeout(() => {
      this.#look = null;
      this.#admit();
    }, QUIET_MS);
  }
}
