import { canonicalBytes } from '../canonical';
import type { EventBody } from '../event';

/** So many events that were taken out or put in before one are looked for, and for so many that were edited. */
const MOST = 200;

/** Finds the number that an event had when it was sealed, where only its number was changed. */
export class Renumbered {
  /** How far the last one was moved. */
  #distance = 0;
  #edited = 0;

  /**
   * @param hasSealedHash whether these bytes have the hash that was sealed.
   * @returns null for an event that has it under no number near its own.
   */
  numberOf(event: EventBody, hasSealedHash: (bytes: Uint8Array) => boolean): number | null {
    const isSealedAs = (seq: number) => seq >= 0 && hasSealedHash(canonicalBytes({ ...event, seq }));
    if (isSealedAs(event.seq + this.#distance)) return event.seq + this.#distance;
    if (this.#edited >= MOST) return null;
    for (let far = 1; far <= MOST; far += 1) {
      for (const distance of [far, -far]) {
        if (!isSealedAs(event.seq + distance)) continue;
        this.#distance = distance;
        return event.seq + distance;
      }
    }
    this.#edited += 1;
    return null;
  }
}
