/** A line of the body: a row of data, or the panel of an expanded row. */
export interface RowItem<T> {
  kind: 'row' | 'panel';
  id: string;
  row: T;
  /** Position of the row among the listed rows, from 0. */
  index: number;
}

interface Listed<T> {
  id: string;
  original: T;
}

/** The lines of the body in order, with a panel after each expanded row. */
export function rowItems<T>(rows: readonly Listed<T>[], expanded: ReadonlySet<string>): RowItem<T>[] {
  const items: RowItem<T>[] = [];
  rows.forEach(({ id, original: row }, index) => {
    items.push({ kind: 'row', id, row, index });
    if (expanded.has(id)) items.push({ kind: 'panel', id, row, index });
  });
  return items;
}
