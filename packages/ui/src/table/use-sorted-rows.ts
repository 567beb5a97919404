import {
  type ColumnDef,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { keyedSortedRowModel } from './keyed-sort';
import type { Column, DataTableProps, Sort } from './types';

const features = tableFeatures({ rowSortingFeature, sortedRowModel: keyedSortedRowModel() });

const toState = (sort: Sort | null): SortingState =>
  sort ? [{ id: sort.column, desc: sort.direction === 'desc' }] : [];

const fromState = ([first]: SortingState): Sort | null =>
  first ? { column: first.id, direction: first.desc ? 'desc' : 'asc' } : null;

function toDefinition<T extends object>(column: Column<T>): ColumnDef<typeof features, T> {
  const { id, header, value } = column;
  const enableSorting = column.sortable ?? value !== undefined;
  // Columns sorted by the server need no value here, and TanStack sorts only what has one.
  return { id, header, enableSorting, accessorFn: value ?? (() => null) };
}

type SortProps<T extends object> = Pick<
  DataTableProps<T>,
  'rows' | 'columns' | 'rowId' | 'sort' | 'onSortChange' | 'defaultSort' | 'sortCycle' | 'sortedByServer'
>;

/** Rows in the chosen order, with the choice kept here or by the caller. TanStack Table holds the model. */
export function useSortedRows<T extends object>(props: SortProps<T>) {
  const {
    rows,
    columns,
    rowId,
    onSortChange,
    defaultSort = null,
    sortCycle = 'clear',
    sortedByServer,
  } = props;
  const [ownSort, setOwnSort] = useState(defaultSort);
  const sort = props.sort === undefined ? ownSort : props.sort;
  const sorting = useMemo(() => toState(sort), [sort]);
  const definitions = useMemo(() => columns.map(toDefinition), [columns]);

  const table = useTable({
    features,
    data: rows,
    columns: definitions,
    getRowId: rowId,
    state: { sorting },
    onSortingChange: (update) => {
      const next = fromState(typeof update === 'function' ? update(sorting) : update);
      setOwnSort(next);
      onSortChange?.(next);
    },
    enableSortingRemoval: sortCycle === 'clear',
    enableMultiSort: false,
    sortDescFirst: false,
    manualSorting: sortedByServer,
  });

  return {
    sorted: table.getRowModel().rows,
    sort,
    /** Null for a column that cannot be sorted. */
    sorter: (columnId: string) => {
      const column = table.getColumn(columnId);
      return column?.getCanSort() ? () => column.toggleSorting() : null;
    },
  };
}
