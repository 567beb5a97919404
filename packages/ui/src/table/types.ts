import type { ReactNode } from 'react';

export interface Column<T> {
  id: string;
  header: string;
  /** The head is for readers only: actions. */
  hideHeader?: boolean;
  /** What the column sorts by, and shows where there is no `cell`. */
  value?: (row: T) => string | number | null | undefined;
  /** Off for a column with a value that must not be sorted. */
  sortable?: boolean;
  /** Plain elements only: Chakra in cells costs twenty times the mounting time. */
  cell?: (row: T) => ReactNode;
  /** The cell is buttons and nothing to read: rows that fly past come without it. */
  buttons?: boolean;
  align?: 'left' | 'right';
  /** Pixels, or any CSS width. */
  width?: number | string;
  /** Fewest pixels, in a long list, of a column without a width. */
  least?: number;
  /** The serial number in the cell: the column is never narrower than the longest. */
  serial?: (row: T) => string | null | undefined;
  /** Stays in sight at the right edge where the window is narrower than the table: the buttons of a row. */
  pinned?: boolean;
  /** Most pixels, or any CSS width, of an identifier: it ends with an ellipsis there, and its tooltip says the `value`. */
  shorten?: number | string;
  /** A sentence: it takes as many lines as it needs, and is at least so many pixels wide. */
  wrap?: number;
  /** Weight 600: the item's name. */
  strong?: boolean;
  muted?: boolean;
  /** Identifiers and dates. */
  mono?: boolean;
}

export interface Sort {
  column: string;
  direction: 'asc' | 'desc';
}

export interface TableError {
  title: string;
  message?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
}

/** 40, 36 or, where rows carry buttons, 52 px. */
export type RowDensity = 'comfortable' | 'compact' | 'actions';

export const ROW_HEIGHTS: Record<RowDensity, number> = { comfortable: 40, compact: 36, actions: 52 };

export interface DataTableProps<T extends object> {
  /** Name of the table for readers. */
  label: string;
  /** Keep the reference while the content is the same. */
  rows: readonly T[];
  /** Outside the component, or in `useMemo`. */
  columns: readonly Column<T>[];
  rowId: (row: T) => string;
  /** 'M4A1 Carbine W123456', for 'Select ...' and 'Expand ...'. */
  rowName: (row: T) => string;
  /** Rows to show, without sorting the rest again. Keep the reference while it means the same. */
  filter?: ((row: T) => boolean) | null;
  /** Controlled sort; leave out for the table's own. */
  sort?: Sort | null;
  onSortChange?: (sort: Sort | null) => void;
  defaultSort?: Sort | null;
  /** `clear`: ascending, descending, cleared. `toggle`: never cleared. */
  sortCycle?: 'clear' | 'toggle';
  /** Rows arrive in order. */
  sortedByServer?: boolean;
  /** Adds the checkbox column. */
  selected?: ReadonlySet<string>;
  onSelectedChange?: (selected: Set<string>) => void;
  /** Adds the expander column. */
  renderExpanded?: (row: T) => ReactNode;
  /** Row click and Enter. */
  onOpen?: (row: T) => void;
  density?: RowDensity;
  /** Heads of many narrow columns take more than one line. */
  wrapHeads?: boolean;
  /** What the server has in all. */
  totalRows?: number;
  /** Where all rows are to be had: a sentence on paper where only some of them are loaded. */
  printHint?: string;
  /** Called once for each length as the end comes near. */
  onEndReached?: () => void;
  /** Rows of the list before the first of `rows`, of which the table keeps the room. */
  rowsBefore?: number;
  /** Called as the first of `rows` comes near, where there are rows before it. */
  onStartReached?: () => void;
  /** Called where the reader goes to the very top, where there are rows before the first: bring the first rows. */
  onTop?: () => void;
  loading?: boolean;
  loadingText?: string;
  error?: TableError | null;
  empty?: ReactNode;
  /** Below 768 px the table is a list of these. */
  renderCard?: (row: T) => ReactNode;
  rowTone?: (row: T) => 'unread' | 'danger' | undefined;
  /** Of the scrolling area, above 60 rows. */
  maxHeight?: string;
}
