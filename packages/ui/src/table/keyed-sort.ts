import type { Row, RowData, RowModel, SortingState, Table, TableFeatures } from '@tanstack/react-table';
import { sortByKey } from './sort-by-key';

/** TanStack's sorted row model for one sort column at a time, by keys that are made once. */
export function keyedSortedRowModel<F extends TableFeatures, T extends RowData>() {
  return (table: Table<F, T>): (() => RowModel<F, T>) => {
    let from: RowModel<F, T> | undefined;
    let by: SortingState | undefined;
    let result: RowModel<F, T> | undefined;

    return () => {
      const model = table.getCoreRowModel();
      const sorting = (table.atoms as { sorting?: { get: () => SortingState } }).sorting?.get();
      if (result && model === from && sorting === by) return result;
      from = model;
      by = sorting;
      const [first] = sorting ?? [];
      const valueOf = first && table.getColumn(first.id)?.accessorFn;
      const keyOf = (row: Row<F, T>) => valueOf?.(row.original, row.index);
      const rows = first && valueOf ? sortByKey(model.rows, keyOf, first.desc) : model.rows;
      result = { rows, flatRows: rows, rowsById: model.rowsById };
      return result;
    };
  };
}
