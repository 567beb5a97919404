import fc from 'fast-check';
import { hostileValue } from './hostile';

type Path = (string | number)[];
type Mutation = (value: unknown) => unknown;

/** Every place in a value, the whole first. */
function places(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([name, inner]) => places(inner, [...path, name]))];
}

/** A copy with another value at a place; `undefined` leaves the place out. */
function withAt(value: unknown, [step, ...rest]: Path, put: unknown): unknown {
  if (step === undefined) return put;
  const copy = Array.isArray(value) ? ([...value] as unknown[]) : { ...(value as object) };
  const fields = copy as Record<string | number, unknown>;
  const inner = withAt(fields[step], rest, put);
  if (inner === undefined) delete fields[step];
  else fields[step] = inner;
  return copy;
}

const UNKNOWN_FIELDS = [
  'id',
  'role',
  'status',
  'user_id',
  'unitId',
  'version',
  'constructor',
  'toString',
  '',
];

/** What may be wrong with a value: another value somewhere, a field that is missing, one too many, or nothing. */
export const mutation: fc.Arbitrary<Mutation> = fc
  .tuple(fc.constantFrom('put', 'put', 'put', 'drop', 'add', 'keep'), fc.nat(), hostileValue)
  .map(([how, where, put]) => (value) => {
    // The last places are fields, the first is the whole.
    const all = places(value).reverse();
    const place = all[where % all.length] ?? [];
    if (how === 'keep') return value;
    if (how === 'drop' && place.length > 0) return withAt(value, place, undefined);
    if (how === 'add' && typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return { ...value, [UNKNOWN_FIELDS[where % UNKNOWN_FIELDS.length] ?? 'x']: put };
    }
    return withAt(value, place, put);
  });
