export interface ListedRow<T> {
  id: string;
  original: T;
}

/** A line of the body: a row of data, or the panel of an expanded row. */
interface BodyLine<T> {
  kind: 'row' | 'panel';
  row: ListedRow<T>;
  /** Position of the row among the listed rows, from 0. */
  index: number;
}

/** The lines of the body in order, reckoned when asked for: a hundred thousand rows make no hundred thousand objects. */
export interface BodyLines<T> {
  length: number;
  at: (line: number) => BodyLine<T> | undefined;
  isPanel: (line: number) => boolean;
  /** The line that a row stands on. */
  lineOf: (rowIndex: number) => number;
}

/** Rows, with a panel after each expanded one. */
export function bodyLines<T>(rows: readonly ListedRow<T>[], expanded: ReadonlySet<string>): BodyLines<T> {
  const open = expanded.size === 0 ? [] : rows.flatMap((row, index) => (expanded.has(row.id) ? [index] : []));
  const panelLines = new Set(open.map((rowIndex, panelsAbove) => rowIndex + panelsAbove + 1));

  const panelsAbove = (line: number) => {
    let count = 0;
    for (const panelLine of panelLines) if (panelLine < line) count += 1;
    return count;
  };

  return {
    length: rows.length + open.length,
    isPanel: (line) => panelLines.has(line),
    lineOf: (rowIndex) => rowIndex + open.filter((index) => index < rowIndex).length,
    at: (line) => {
      const isPanel = panelLines.has(line);
      const index = line - panelsAbove(line) - (isPanel ? 1 : 0);
      const row = rows[index];
      return row && { kind: isPanel ? 'panel' : 'row', row, index };
    },
  };
}
