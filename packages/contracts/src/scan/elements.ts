import { GS } from './mark-text';
import { type Identifier, TEXT_IDENTIFIERS } from './identifiers';

/** One data element of a mark. */
export interface Element {
  identifier: Identifier;
  value: string;
}

/** The identifier that a text begins with, and what follows it. */
function startOf(text: string, identifiers: readonly Identifier[]): Element | undefined {
  const identifier = identifiers.find(({ id }) => text.startsWith(id));
  if (!identifier) return undefined;
  const value = text.slice(identifier.id.length);
  return { identifier, value: identifiers === TEXT_IDENTIFIERS ? value.replace(/^ /, '') : value };
}

/** The elements of a text whose separators were kept. A value of fixed length needs none after it. */
export function readElements(body: string, identifiers: readonly Identifier[]): Element[] {
  const elements: Element[] = [];
  for (const part of body.split(GS)) {
    let rest = part;
    for (let start = startOf(rest, identifiers); start; start = startOf(rest, identifiers)) {
      const { identifier, value } = start;
      const length = identifier.length ?? value.length;
      elements.push({ identifier, value: value.slice(0, length) });
      rest = value.slice(length);
    }
  }
  return elements;
}

/** Steps of looking for splits; a text of nothing but identifiers would have more than anybody can wait for. */
const MOST_STEPS = 400;
/** Ways to split one text that are of use to anybody. */
const MOST_SPLITS = 40;
/** No serial number or part number on a book is longer. */
const LONGEST_VALUE = 64;
const LONGEST_IDENTIFIER = 4;

/**
 * The ways to split a text whose separators are lost, at identifiers that its format knows: the likeliest first, and
 * only so many.
 */
export function splitElements(body: string, identifiers: readonly Identifier[]): Element[][] {
  const starts = Array.from(body, (_, at) => startOf(body.slice(at, at + LONGEST_IDENTIFIER), identifiers));
  const splits: Element[][] = [];
  let steps = 0;

  /** Where a value may end that begins at `from`: at its length, else where an identifier is, else with the text. */
  const endsOf = ({ field, length }: Identifier, from: number): number[] => {
    if (length !== undefined) return from + length <= body.length ? [from + length] : [];
    const ends: number[] = [];
    for (let end = from + 1; end <= Math.min(body.length, from + LONGEST_VALUE); end += 1) {
      if (end === body.length || starts[end]) ends.push(end);
    }
    // A serial number is mostly the last element, and has letters that could be identifiers.
    return field === 'serial' ? ends.reverse() : ends;
  };
  const follow = (at: number, before: readonly Element[]): void => {
    if (at === body.length) splits.push([...before]);
    const identifier = starts[at]?.identifier;
    // An element comes once.
    if (!identifier || before.some(({ identifier: { id } }) => id === identifier.id)) return;
    const from = at + identifier.id.length;
    for (const end of endsOf(identifier, from)) {
      steps += 1;
      if (steps > MOST_STEPS || splits.length >= MOST_SPLITS) return;
      follow(end, [...before, { identifier, value: body.slice(from, end) }]);
    }
  };
  follow(0, []);
  return splits;
}
