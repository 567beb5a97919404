import type { Kysely } from 'kysely';
import type { Clock, Database, Mailer } from '../../kernel';
import { findAddressee } from './addressee';
import { composeLetter } from './compose';
import {
  type ClaimedLetter,
  claimLetter,
  deleteDue,
  deleteLetter,
  postponeLetter,
  refuseLetter,
} from './outbox';

const EVERY_MS = 10_000;
/** A server that stops does not wait longer for a mail server. Another process, or the next start, sends the letter. */
const STOP_MS = 5_000;

export interface SenderParts {
  db: Kysely<Database>;
  clock: Clock;
  /** Null where no mail server is set. */
  mailer: Mailer | null;
  publicUrl: string | null;
  onError: (error: unknown) => void;
}

/**
 * Sends notifications by e-mail. A letter is claimed for some minutes, sent with no transaction open, and then deleted
 * from the outbox. So a process that dies in between may send it twice, and never loses it.
 */
export class NotificationSender {
  readonly #parts: SenderParts;
  #timer: NodeJS.Timeout | null = null;
  #running: Promise<void> = Promise.resolve();
  #isBusy = false;
  #stopped = false;

  constructor(parts: SenderParts) {
    this.#parts = parts;
  }

  start(): void {
    this.#timer = setInterval(() => {
      if (this.#isBusy) return;
      this.#isBusy = true;
      this.#running = this.run()
        .catch(this.#parts.onError)
        .finally(() => (this.#isBusy = false));
    }, EVERY_MS);
  }

  /** Stops after the letter under way, or without it where it takes long. */
  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#timer) clearInterval(this.#timer);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, STOP_MS)));
    await Promise.race([this.#running, late]);
    clearTimeout(timer);
  }

  /** Sends what is due, until nothing is, or the mail server cannot be used. */
  async run(): Promise<void> {
    const { db, clock, mailer } = this.#parts;
    if (!mailer) {
      await deleteDue(db, clock.now());
      return;
    }
    while (!this.#stopped) {
      const letter = await claimLetter(db, clock.now());
      if (!letter || !(await this.#send(letter, mailer))) return;
    }
  }

  /** @returns whether the mail server can be used */
  async #send(letter: ClaimedLetter, mailer: Mailer): Promise<boolean> {
    const { db, clock, publicUrl, onError } = this.#parts;
    try {
      const addressee = await findAddressee(db, letter);
      const isWanted = addressee !== null && addressee.notifications.length > 0;
      const accepted = isWanted ? (await mailer.notify(composeLetter(addressee, publicUrl))).accepted : null;
      if (accepted?.length === 0) await refuseLetter(db, letter, clock.now());
      else await deleteLetter(db, letter);
      return true;
    } catch (error) {
      onError(error);
      await postponeLetter(db, letter, clock.now());
      return false;
    }
  }
}
