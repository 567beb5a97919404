import { pointsTo, targetOf } from '../correction';
import { type EventBody, tryReadEvent } from '../event';
import { type Finding, findings } from '../findings';
import { ItemChains } from '../item-chains';
import { PlacesCheck } from './places-check';
import { Renumbered } from './renumbered';

/** What the events themselves must fulfil besides their hashes: their place, their item, what they correct. */
export class EventsCheck {
  readonly #places = new PlacesCheck();
  readonly #renumbered = new Renumbered();
  readonly #chains = new ItemChains();
  /** Id and type of each event that was shown, by its place, for the corrections that point to it. */
  readonly #shown = new Map<number, Pick<EventBody, 'seq' | 'eventId' | 'type'>>();
  readonly #hidden = new Set<number>();
  /** The place of each id. */
  readonly #ids = new Map<string, number>();

  /** An event that the reader may not see: nothing can be said of it. */
  pass(seq: number): void {
    this.#hidden.add(seq);
  }

  /** @returns what does not hold about the event in place `seq`. */
  take(seq: number, body: Uint8Array): Finding[] {
    const event = tryReadEvent(body);
    if (!event) return [findings.eventAltered(seq)];
    const found = this.#places.take(seq, event.seq);
    if (event.seq !== seq) return found;
    if (!this.#chains.follows(event)) found.push(findings.itemChainBroken(seq, event.item ?? ''));
    const first = this.#ids.get(event.eventId);
    if (first === undefined) this.#ids.set(event.eventId, seq);
    else found.push(findings.eventIdRepeated(seq, first));
    if (!this.#correctsRightly(event)) found.push(findings.correctionInvalid(seq));
    this.#shown.set(seq, { seq, eventId: event.eventId, type: event.type });
    return found;
  }

  /**
   * An event whose bytes do not have the hash of its line. Where they have it under another number, events were taken
   * out or put in before it and it was renumbered.
   */
  takeUnsealed(seq: number, body: Uint8Array, hasSealedHash: (bytes: Uint8Array) => boolean): Finding[] {
    const event = tryReadEvent(body);
    const number = event && this.#renumbered.numberOf(event, hasSealedHash);
    if (number !== null) return this.#places.take(seq, number);
    // Those that follow its item's history are held against what it says.
    this.take(seq, body);
    return [findings.eventAltered(seq)];
  }

  /** @returns what is known only after the last event. */
  end(): Finding[] {
    return this.#places.end();
  }

  #correctsRightly(event: EventBody): boolean {
    const target = targetOf(event);
    if (!target) return true;
    // What a hidden event says cannot be compared; its place is in the tree, and that is all.
    if (typeof target.seq === 'number' && this.#hidden.has(target.seq)) return true;
    return pointsTo(target, event, this.#shown.get(Number(target.seq)));
  }
}
