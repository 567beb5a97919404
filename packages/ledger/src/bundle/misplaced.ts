import { fromUtf8 } from '../bytes';
import { type Finding, findings } from '../findings';

/** Longer than any number of an event. */
const LONGEST_NUMBER = 16;

/** The number that a line begins with; null for a line that begins with none. */
function numberOf(line: Uint8Array): number | null {
  const space = line.indexOf(0x20);
  if (space < 1 || space > LONGEST_NUMBER) return null;
  const number = Number(fromUtf8(line.subarray(0, space)));
  return Number.isSafeInteger(number) ? number : null;
}

/**
 * Says why a line with another number stands in a place: that of the place comes later, or not at all. It is to be given
 * the lines that follow, of which it reads the numbers alone.
 */
export class Misplaced {
  readonly #place: number;
  readonly #number: number;
  /** The place of the next line. */
  #next: number;
  #foundAt: number | null = null;

  constructor(place: number, number: number) {
    this.#place = place;
    this.#number = number;
    this.#next = place + 1;
  }

  take(line: Uint8Array): void {
    if (this.#foundAt === null && numberOf(line) === this.#place) this.#foundAt = this.#next;
    this.#next += 1;
  }

  /** To be called after the last line. */
  end(): Finding {
    // Every lower number stands in its own place before.
    if (this.#number < this.#place) return findings.eventTwice(this.#number);
    if (this.#foundAt === null) return findings.eventMissing(this.#place);
    return findings.eventsReordered(this.#place, Math.max(this.#number, this.#foundAt));
  }
}
