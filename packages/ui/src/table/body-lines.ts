export interface ListedRow<T> {
  id: string;
  original: T;
}

/** A line of the body: a row of data, or the panel of an expanded row. */
export interface BodyLine<T> {
  kind: 'row' | 'panel';
  row: ListedRow<T>;
  /** Position of the row among the listed rows, from 0. */
  index: number;
}

/** The lines of the body in order, reckoned when asked for: a hundred thousand rows make no hundred thousand objects. */
export interface BodyLines<T> {
  length: number;
  at: (line: number) => BodyLine<T> | undefined;
  /** The line that a row stands on. */
  lineOf: (rowIndex: number) => number;
}

/** Rows, with a panel after each expanded one. */
export function bodyLines<T>(rows: readonly ListedRow<T>[], expanded: ReadonlySet<string>): BodyLines<T> {
  const open = expanded.size === 0 ? [] : rows.flatMap((row, index) => (expanded.has(row.id) ? [index] : []));

  const at = (line: number): BodyLine<T> | undefined => {
    let panelsAbove = 0;
    for (const rowIndex of open) {
      const panelLine = rowIndex + panelsAbove + 1;
      if (line < panelLine) break;
      const row = rows[rowIndex];
      if (line === panelLine) return row && { kind: 'panel', row, index: rowIndex };
      panelsAbove += 1;
    }
    const index = line - panelsAbove;
    const row = rows[index];
    return row && { kind: 'row', row, index };
  };

  return {
    length: rows.length + open.length,
    at,
    lineOf: (rowIndex) => rowIndex + open.filter((index) => index < rowIndex).length,
  };
}
