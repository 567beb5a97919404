import { quantile } from '../lib/quantile';

/** What became of the calls of all browsers, by their kind. */
export class Record {
  readonly #times = new Map<string, number[]>();
  readonly #errors = new Map<string, number>();
  /** What was said of the first errors. */
  readonly complaints: string[] = [];
  /** Calls that were cut off and sent again. */
  again = 0;

  answered(kind: string, ms: number): void {
    const times = this.#times.get(kind) ?? [];
    times.push(ms);
    this.#times.set(kind, times);
  }

  failed(kind: string, why: string): void {
    this.#errors.set(kind, (this.#errors.get(kind) ?? 0) + 1);
    if (this.complaints.length < 10) this.complaints.push(`${kind}: ${why.slice(0, 200)}`);
  }

  get errors(): number {
    return [...this.#errors.values()].reduce((sum, count) => sum + count, 0);
  }

  get count(): number {
    return [...this.#times.values()].reduce((sum, { length }) => sum + length, 0);
  }

  /** Kind, count, errors, p50, p99 and the longest; the slowest kind first. */
  rows(): (string | number)[][] {
    const kinds = new Set([...this.#times.keys(), ...this.#errors.keys()]);
    const lines = [...kinds].map((kind) => {
      const times = this.#times.get(kind) ?? [];
      const [p50, p99, longest] = [0.5, 0.99, 1].map((part) => quantile(times, part));
      return { kind, count: times.length, errors: this.#errors.get(kind) ?? 0, p50, p99, longest };
    });
    lines.sort((a, b) => (b.p99 ?? 0) - (a.p99 ?? 0));
    return lines.map(({ kind, count, errors, p50 = 0, p99 = 0, longest = 0 }) => [
      ...[kind, count, errors],
      ...[p50, p99, longest].map((ms) => ms.toFixed(0)),
    ]);
  }
}
