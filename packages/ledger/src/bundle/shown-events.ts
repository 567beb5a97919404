import type { EventBody } from '../event';

/** What a correction names of the event that it points to. */
type Named = Pick<EventBody, 'seq' | 'eventId' | 'type'>;
/** Null where an event was not shown. */
type Name = readonly [eventId: string, type: string] | null;

/** Few, so that one is quickly read again; many, so that all are quickly written. */
const NAMES_A_PAGE = 64;

/**
 * Id and type of every event that was shown, by its place, for the corrections that point to it. They are
 * written down page by page: a piece of a text keeps the whole of it in memory, and here that would be the
 * whole ledger.
 */
export class ShownEvents {
  readonly #written: string[] = [];
  #page: Name[] = [];
  #size = 0;

  /** To be called in the order of the events. */
  keep({ seq, eventId, type }: Named): void {
    while (this.#size < seq) this.#write(null);
    this.#write([eventId, type]);
  }

  at(seq: number): Named | undefined {
    const page = Math.floor(seq / NAMES_A_PAGE);
    const isOpen = page === this.#written.length;
    const names = isOpen ? this.#page : (JSON.parse(this.#written[page] ?? '[]') as Name[]);
    const [eventId, type] = names[seq % NAMES_A_PAGE] ?? [];
    return eventId === undefined || type === undefined ? undefined : { seq, eventId, type };
  }

  #write(name: Name): void {
    this.#size += 1;
    this.#page.push(name);
    if (this.#page.length < NAMES_A_PAGE) return;
    this.#written.push(JSON.stringify(this.#page));
    this.#page = [];
  }
}
