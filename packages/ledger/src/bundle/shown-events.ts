import type { EventBody } from '../event';

/** What a correction names of the event that it points to. */
type Named = Pick<EventBody, 'seq' | 'eventId' | 'type'>;

/** Id and type of every event that was shown, by its place, for the corrections that point to it. */
export class ShownEvents {
  readonly #ids: string[] = [];
  readonly #types: string[] = [];
  readonly #knownTypes = new Map<string, string>();

  keep({ seq, eventId, type }: Named): void {
    this.#ids[seq] = copyOf(eventId);
    this.#types[seq] = this.#typeOf(type);
  }

  at(seq: number): Named | undefined {
    const [eventId, type] = [this.#ids[seq], this.#types[seq]];
    return eventId === undefined || type === undefined ? undefined : { seq, eventId, type };
  }

  /** One text for all events of a type. */
  #typeOf(type: string): string {
    const known = this.#knownTypes.get(type);
    if (known !== undefined) return known;
    const copy = copyOf(type);
    this.#knownTypes.set(copy, copy);
    return copy;
  }
}

/** A piece of a text keeps the whole of it in memory: here that would be the whole ledger. */
const copyOf = (piece: string): string => JSON.parse(JSON.stringify(piece)) as string;
