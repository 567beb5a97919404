import { type Json, canonicalize } from '@hand-receipt/ledger';
import type { Difference } from './differences';
import type { Field, RowName } from './recorded-table';

/** How the lines of one list of a record are compared. In each line the same place holds the same value. */
export interface Lines {
  /** What a finding calls the list where a line was added or is gone, such as 'people asked: '. */
  label: string;
  /** Places of the values that tell a line from the others. The first of them is what a finding calls the line. */
  key: readonly number[];
  /** What that first value is the id of; a word of its own without it. */
  named?: 'person';
  /** The other values by their place. `%` in a label stands for the name of the line. */
  values: Readonly<Record<number, Field & { inWords?(value: string): string }>>;
}

type Line = (string | null)[];

const textIn = (value: Json): string | null =>
  value === null || typeof value === 'string' ? value : canonicalize(value);

/** The value of a text of JSON; undefined for any other text. */
export function jsonIn(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

/** A line of an event: a list. In events of before it is the text of one, with its lists as texts too. */
function lineIn(value: Json): Line | null {
  if (Array.isArray(value)) return value.map(textIn);
  if (typeof value !== 'string') return null;
  const read = jsonIn(value);
  return Array.isArray(read) ? read.map(textIn) : null;
}

/** The lines of a record or an event in one text; null for none. */
export function textOfLines(value: Json | undefined): string | null {
  if (!Array.isArray(value) || value.length === 0) return null;
  return JSON.stringify(value.map((line) => lineIn(line) ?? [textIn(line)]));
}

const linesIn = (text: string | null): Line[] => (text === null ? [] : (JSON.parse(text) as Line[]));

/** Each value in which two lists differ; where a line is in one of them only, the names of the lines of both. */
export function lineDifferences(
  row: RowName,
  { lines, whole }: { lines: Lines; whole?: true },
  { shown, said }: { shown: string | null; said: string | null },
): Difference[] {
  const [ours, theirs] = [linesIn(shown), linesIn(said)];
  const keyOf = (line: Line) => JSON.stringify(lines.key.map((at) => line[at]));
  const nameOf = (line: Line) => line[lines.key[0] ?? 0] ?? null;
  const keys = (list: readonly Line[]) => list.map(keyOf).join();
  if (keys(ours) !== keys(theirs)) {
    const names = (list: readonly Line[]) => list.map(nameOf);
    const field: Field = { label: lines.label, whole, ...(lines.named && { as: lines.named }) };
    return [{ row, field, shown: names(ours), said: names(theirs) }];
  }
  return ours.flatMap((line, index) =>
    Object.entries(lines.values).flatMap(([at, field]) => {
      const [one, other] = [line[Number(at)] ?? null, theirs[index]?.[Number(at)] ?? null];
      const of = { id: nameOf(line), as: lines.named };
      if (one === other) return [];
      const words = (value: string | null) => value && (field.inWords?.(value) ?? value);
      return [{ row, field: { ...field, whole }, of, shown: words(one), said: words(other) }];
    }),
  );
}
