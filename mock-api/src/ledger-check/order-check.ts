import { findings, type Report } from '@hand-receipt/ledger';

/** Where the events of the log turned up: missing, or in another's place. */
export class OrderCheck {
  /** Place, and the number of the event found there. */
  readonly #moved = new Map<number, number>();
  readonly #absent = new Set<number>();

  moved(place: number, event: number): void {
    this.#moved.set(place, event);
  }

  absent(place: number): void {
    this.#absent.add(place);
  }

  /**
   * Reports what happened. An event that is nowhere is missing, and the events moved up to fill its
   * place follow from that; the moves that are left go round in circles: the order was changed.
   *
   * @param wasInserted whether an event was put in there. Those behind it moved down to the end, where none is missing.
   */
  tell(report: Report, wasInserted: (place: number) => boolean): void {
    const found = new Set(this.#moved.values());
    const missing = [...this.#absent, ...this.#moved.keys()].filter((place) => !found.has(place));
    const rest = new Map(this.#moved);
    for (const event of missing.sort((a, b) => a - b)) {
      const end = follow(rest, event)
        .map((place) => this.#moved.get(place))
        .at(-1);
      if (end === undefined || !wasInserted(end)) report.add(findings.eventMissing(event));
    }
    for (const place of [...rest.keys()]) {
      const circle = follow(rest, place);
      if (circle.length > 0) report.add(findings.eventsReordered(smallest(circle), largest(circle)));
    }
  }
}

/** Takes the chain of moves that begins at `start` out of `moves`. */
function follow(moves: Map<number, number>, start: number): number[] {
  const chain: number[] = [];
  for (let place: number | undefined = start; place !== undefined && moves.has(place);) {
    const next: number | undefined = moves.get(place);
    chain.push(place);
    moves.delete(place);
    place = next;
  }
  return chain;
}

const smallest = (numbers: number[]): number => numbers.reduce((a, b) => Math.min(a, b));
const largest = (numbers: number[]): number => numbers.reduce((a, b) => Math.max(a, b));
