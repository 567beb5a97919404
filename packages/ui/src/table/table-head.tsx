import { ArrowDownIcon, ArrowUpIcon, ChevronsUpDownIcon } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Checkbox } from '../controls/checkbox';
import { VisuallyHidden } from '../text/text';
import type { Column, Sort } from './types';
import type { RowSelection } from './use-row-selection';

interface TableHeadProps<T> {
  columns: readonly Column<T>[];
  sort: Sort | null;
  sorter: (columnId: string) => (() => void) | null;
  selection: RowSelection | null;
  expandable: boolean;
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

function SortIcon({ direction }: { direction: Sort['direction'] | undefined }) {
  const Icon =
    direction === undefined ? ChevronsUpDownIcon : direction === 'asc' ? ArrowUpIcon : ArrowDownIcon;
  return <Icon size={12} strokeWidth={2} />;
}

function ColumnHead<T>({
  column,
  sort,
  sorter,
}: { column: Column<T> } & Pick<TableHeadProps<T>, 'sort' | 'sorter'>) {
  const onSort = sorter(column.id);
  const direction = sort?.column === column.id ? sort.direction : undefined;
  const style: CSSProperties | undefined = column.width === undefined ? undefined : { width: column.width };
  const name = column.hideHeader ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header;
  return (
    <th
      scope="col"
      className={column.pinned ? 'hr-pinned' : undefined}
      style={style}
      data-align={column.align}
      aria-sort={onSort ? (direction ? ARIA_SORT[direction] : 'none') : undefined}
    >
      {onSort ? (
        <button type="button" className="hr-sort" onClick={onSort}>
          {name}
          <SortIcon direction={direction} />
        </button>
      ) : (
        name
      )}
    </th>
  );
}

/** The sticky head: select-all, the expander's empty column, and a sort button in each head that sorts. */
export function TableHead<T>({ columns, sort, sorter, selection, expandable }: TableHeadProps<T>) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        {selection ? (
          <th scope="col" className="hr-cell-check">
            <Checkbox
              label="Select all rows"
              checked={selection.state === 'all'}
              indeterminate={selection.state === 'some'}
              onChange={selection.toggleAll}
            />
          </th>
        ) : null}
        {expandable ? (
          <th scope="col" className="hr-cell-expand">
            <VisuallyHidden>Expand</VisuallyHidden>
          </th>
        ) : null}
        {columns.map((column) => (
          <ColumnHead key={column.id} column={column} sort={sort} sorter={sorter} />
        ))}
      </tr>
    </thead>
  );
}
