/// <reference types="../css" />
export { DataTable } from './data-table';
export { RowButtons } from './row-buttons';
export type { Column, DataTableProps, RowDensity, Sort, TableError } from './types';
