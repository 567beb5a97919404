import { type EventBody, type Finding, findings } from '@hand-receipt/ledger';

/** What stands in one place: by the table, and by the journal. Null where it is no event, or nobody knows. */
interface Place {
  seq: number;
  row: EventBody | null;
  line: EventBody | null;
}

/** So many events that were taken out or put in together are told from events that were edited. */
const MOST_TOGETHER = 200;

const same = (one: EventBody | null, other: EventBody | null): boolean =>
  one !== null && other !== null && one.eventId === other.eventId;

/**
 * Says why the first row differs from the journal, by looking ahead: its event may be that of a later line, or the
 * event of its line stand in a later row. Ids are compared, because a row that was moved may have got another number.
 */
export class PlacesCheck {
  /** The first place that differs, while it is not known why. */
  #first: Place | null = null;
  /** Places after it that differ too. */
  #behind: number[] = [];
  #decided = false;
  #inserted: { from: number; to: number } | null = null;

  /** Whether the event in this place was put in. */
  wasInserted(seq: number): boolean {
    return this.#inserted !== null && seq >= this.#inserted.from && seq < this.#inserted.to;
  }

  get isUndecided(): boolean {
    return this.#first !== null;
  }

  /**
   * To be called with each place in order.
   *
   * @param differs the row's own bytes are not those of the journal.
   * @returns what is to be said of this place and of those before; some of it may have to wait for later ones.
   */
  take(place: Place, differs: boolean): Finding[] {
    const first = this.#first;
    if (first) {
      if (differs) this.#behind.push(place.seq);
      const isFar = place.seq - first.seq >= MOST_TOGETHER;
      return this.#compare(first, place) ?? (differs && !isFar ? [] : this.end());
    }
    if (!differs) return [];
    if (this.#decided) return [findings.eventAltered(place.seq)];
    this.#decided = true;
    this.#first = place;
    return [];
  }

  /** To be called with a place that has no row: one that is gone, or one behind the end of the table. */
  takeAbsent(seq: number, line: EventBody | null): Finding[] {
    const first = this.#first;
    if (!first) return [];
    const isFar = seq - first.seq >= MOST_TOGETHER;
    return this.#compare(first, { seq, row: null, line }) ?? (isFar ? this.end() : []);
  }

  /** What is to be said where no place is left: events were edited. */
  end(): Finding[] {
    const first = this.#first;
    return first ? this.#decide([findings.eventAltered(first.seq)], first.seq) : [];
  }

  /** Null where this place does not decide. */
  #compare(first: Place, { seq, row, line }: Place): Finding[] | null {
    const together = Array.from({ length: seq - first.seq }, (_, at) => first.seq + at);
    if (same(first.row, line)) return this.#decide(together.map(findings.eventMissing), seq - 1);
    if (!same(row, first.line)) return null;
    this.#inserted = { from: first.seq, to: seq };
    return this.#decide(together.map(findings.eventInserted), seq - 1);
  }

  /** @param through the last place of which `found` speaks. */
  #decide(found: Finding[], through: number): Finding[] {
    const altered = this.#behind.filter((seq) => seq > through).map(findings.eventAltered);
    this.#first = null;
    this.#behind = [];
    return [...found, ...altered];
  }
}
