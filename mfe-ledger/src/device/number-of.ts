const NUMBERS = new WeakMap<object, number>();
/** By contents, newest last: a list that is read again and reads the same keeps its number. */
const TEXTS = new Map<string, number>();
const MOST_TEXTS = 100;
let last = 0;

/** A number for what this plain object contains, for keys of queries that would be long with the contents themselves. */
export function numberOf(object: object): number {
  const known = NUMBERS.get(object);
  if (known !== undefined) return known;
  const text = JSON.stringify(object);
  const number = TEXTS.get(text) ?? ++last;
  TEXTS.delete(text);
  TEXTS.set(text, number);
  const [oldest] = TEXTS.keys();
  if (TEXTS.size > MOST_TEXTS && oldest !== undefined) TEXTS.delete(oldest);
  NUMBERS.set(object, number);
  return number;
}
