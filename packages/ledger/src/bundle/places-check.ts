import { type Finding, findings } from '../findings';

/** A file this wrong needs no longer list. */
const MOST = 200;

/** An event that stands `shift` places before its own number. */
interface Moved {
  seq: number;
  shift: number;
}

/**
 * Says why events stand in other places than their own. Where one was taken out, or put in, all that follow are moved
 * on; where two were exchanged, the next stands in its own place again. So the event after the first that was moved
 * decides.
 */
export class PlacesCheck {
  /** By how much the events are moved for which that was reported. */
  #shift = 0;
  #undecided: Moved | null = null;
  /** The numbers of events that changed places, as "first last". */
  readonly #reordered = new Set<string>();

  /** @returns what is to be said before the event numbered `number` in place `seq`. */
  take(seq: number, number: number): Finding[] {
    const shift = number - seq;
    const found = this.#decide(shift);
    if (shift !== this.#shift && !this.#reordered.has(pairOf(seq, number))) this.#undecided = { seq, shift };
    return found;
  }

  /** To be called after the last event. */
  end(): Finding[] {
    return this.#undecided ? this.#decide(this.#undecided.shift) : [];
  }

  #decide(shift: number): Finding[] {
    const moved = this.#undecided;
    if (!moved) return [];
    this.#undecided = null;
    const number = moved.seq + moved.shift;
    const isForward = moved.shift > this.#shift;
    // One that is moved further still stands behind a second event that was taken out or put in.
    if (isForward ? shift < moved.shift : shift > moved.shift) {
      this.#reordered.add(pairOf(moved.seq, number));
      return [findings.eventsReordered(Math.min(moved.seq, number), Math.max(moved.seq, number))];
    }
    const [before, by] = [this.#shift, moved.shift - this.#shift];
    this.#shift = moved.shift;
    const count = Math.min(Math.abs(by), MOST);
    // What was taken out is named by its number, and what was put in by the place in which it stands.
    return Array.from({ length: count }, (_, at) =>
      by > 0
        ? findings.eventMissing(moved.seq + before + at)
        : findings.eventInserted(moved.seq - count + at),
    );
  }
}

const pairOf = (one: number, other: number): string => `${Math.min(one, other)} ${Math.max(one, other)}`;
