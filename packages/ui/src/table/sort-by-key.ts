import { textOrder } from './text-order';

type Key = string | number | null;

/** Text is ordered without regard to case; what is missing has no key. */
function toKey(value: unknown): Key {
  if (typeof value === 'number') return Number.isNaN(value) ? null : value;
  return value === null || value === undefined || value === '' ? null : String(value).toLowerCase();
}

const isNumbers = (keys: readonly Key[]): keys is readonly number[] =>
  keys.every((key) => typeof key === 'number');

function numberOrder(numbers: readonly number[], desc: boolean): Uint32Array {
  const values = Float64Array.from(numbers);
  const direction = desc ? -1 : 1;
  return Uint32Array.from(values, (_, index) => index).sort(
    (a, b) => (values[a]! - values[b]!) * direction || a - b,
  );
}

/**
 * Rows in the order of their keys: numbers by size where all are numbers, else as text. Stable. Each key is made once,
 * not once for each comparison. Missing keys come last whichever way the rest runs.
 */
export function sortByKey<R>(rows: readonly R[], keyOf: (row: R) => unknown, desc: boolean): R[] {
  const present: R[] = [];
  const keys: Key[] = [];
  const missing: R[] = [];
  for (const row of rows) {
    const key = toKey(keyOf(row));
    if (key === null) missing.push(row);
    else {
      present.push(row);
      keys.push(key);
    }
  }
  const order = isNumbers(keys) ? numberOrder(keys, desc) : textOrder(keys.map(String), desc);
  const sorted: R[] = [];
  for (const index of order) sorted.push(present[index] as R);
  for (const row of missing) sorted.push(row);
  return sorted;
}
