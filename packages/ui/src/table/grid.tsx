import { useMemo, useRef } from 'react';
import { formatCount } from '../counts/format-count';
import { LiveText } from '../feedback/live-text';
import { bodyLines, type ListedRow } from './body-lines';
import { GridBody } from './grid-body';
import { fitSerials } from './fit-serials';
import { leastWidth } from './least-width';
import { TableHead } from './table-head';
import type { DataTableProps, Sort } from './types';
import { usePrinting } from './use-printing';
import type { RowSelection } from './use-row-selection';

/** Above this many rows only those near the window are drawn. */
const VIRTUAL_ABOVE = 60;
const DEFAULT_MAX_HEIGHT = 'max(320px, calc(100dvh - 264px))';

export interface GridProps<T extends object> extends Omit<DataTableProps<T>, 'sort'> {
  listed: readonly ListedRow<T>[];
  sort: Sort | null;
  sorter: (columnId: string) => (() => void) | null;
  selection: RowSelection | null;
  expanded: ReadonlySet<string>;
  onExpand: (id: string, open?: boolean) => void;
}

/** Columns as wide as the longest serial number of the rows. */
function useFittedColumns<T extends object>(
  columns: GridProps<T>['columns'],
  listed: readonly ListedRow<T>[],
) {
  return useMemo(
    () =>
      fitSerials(
        columns,
        listed.map(({ original }) => original),
      ),
    [columns, listed],
  );
}

type PrintedRows = Pick<GridProps<object>, 'totalRows' | 'printHint'> & { printed: number };

/** Says on paper that the list has more rows than were loaded. */
function PrintedRows({ printed, totalRows = printed, printHint }: PrintedRows) {
  if (printed >= totalRows) return null;
  return (
    <p className="hr-printed-rows">
      {formatCount(printed)} of {formatCount(totalRows)} rows. {printHint}
    </p>
  );
}

/** The frame of the table: the box that scrolls, the head, and what is read out while rows are on their way. */
export function Grid<T extends object>(props: GridProps<T>) {
  const { label, listed, sort, sorter, selection, expanded, renderExpanded } = props;
  const { density = 'comfortable', totalRows, onEndReached, wrapHeads, loading = false, loadingText } = props;
  const { maxHeight = DEFAULT_MAX_HEIGHT } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const columns = useFittedColumns(props.columns, listed);
  const lines = useMemo(() => bodyLines(listed, expanded), [listed, expanded]);
  const isPrinting = usePrinting(scroller);
  const isVirtual = !isPrinting && (listed.length > VIRTUAL_ABOVE || onEndReached !== undefined);
  const lead = (selection ? 1 : 0) + (renderExpanded ? 1 : 0);

  return (
    <div
      className="hr-table-panel"
      data-density={density}
      data-virtual={isVirtual || undefined}
      data-wrap-heads={wrapHeads || undefined}
      data-wide={columns.some((column, index) => column !== props.columns[index]) || undefined}
    >
      <div
        ref={scroller}
        role="group"
        className="hr-table-scroller"
        style={isVirtual ? { maxHeight } : undefined}
        // What scrolls must be within the keyboard's reach even where no row of it is.
        tabIndex={isVirtual ? 0 : undefined}
      >
        <table
          className="hr-table"
          style={isVirtual ? { minWidth: leastWidth(columns, lead) } : undefined}
          aria-label={label}
          aria-rowcount={(totalRows ?? listed.length) + 1}
          aria-busy={loading || undefined}
        >
          <TableHead
            columns={columns}
            sort={sort}
            sorter={sorter}
            selection={selection}
            expandable={renderExpanded !== undefined}
          />
          <GridBody
            {...props}
            columns={columns}
            density={density}
            lines={lines}
            isVirtual={isVirtual}
            scroller={scroller}
          />
        </table>
      </div>
      {isPrinting && (
        <PrintedRows printed={listed.length} totalRows={totalRows} printHint={props.printHint} />
      )}
      <LiveText>{loading && listed.length === 0 ? loadingText : ''}</LiveText>
    </div>
  );
}
