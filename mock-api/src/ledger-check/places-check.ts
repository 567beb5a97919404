import { type EventBody, type Finding, findings } from '@hand-receipt/ledger';

/** What stands in one place: by the table, and by the journal. Null where it is no event, or nobody knows. */
interface Place {
  seq: number;
  row: EventBody | null;
  line: EventBody | null;
}

const same = (one: EventBody | null, other: EventBody | null): boolean =>
  one !== null && other !== null && one.eventId === other.eventId;

/**
 * Says why the first row differs from the journal, by looking one place ahead: the row may be the event of the next
 * line, or the line that of the next row. Ids are compared, because a row that was moved may have got another number.
 */
export class PlacesCheck {
  #undecided: Place | null = null;
  #decided = false;
  #inserted: number | null = null;

  /** The place of an event that was put in. */
  get inserted(): number | null {
    return this.#inserted;
  }

  /**
   * To be called with each place in order.
   *
   * @param differs the row's own bytes are not those of the journal.
   * @returns what is to be said of the place before, and of this one; this one may have to wait for the next.
   */
  take(place: Place, differs: boolean): Finding[] {
    const before = this.decide(place);
    if (!differs) return before;
    if (this.#decided) return [...before, findings.eventAltered(place.seq)];
    this.#decided = true;
    this.#undecided = place;
    return before;
  }

  /** @param next the place after; without a row where the table ends. */
  decide(next: Pick<Place, 'row' | 'line'>): Finding[] {
    const place = this.#undecided;
    if (!place) return [];
    this.#undecided = null;
    const { seq, row, line } = place;
    if (same(row, next.line)) return [findings.eventMissing(seq)];
    if (!same(next.row, line)) return [findings.eventAltered(seq)];
    this.#inserted = seq;
    return [findings.eventInserted(seq)];
  }

  get isUndecided(): boolean {
    return this.#undecided !== null;
  }
}
