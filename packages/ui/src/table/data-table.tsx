import { useCallback, useMemo, useState } from 'react';
import { useIsPhone } from '../theme/use-is-phone';
import { CardList } from './card-list';
import { Grid } from './grid';
import './table.css';
import type { DataTableProps } from './types';
import { useRowSelection } from './use-row-selection';
import { useSortedRows } from './use-sorted-rows';

const NONE: ReadonlySet<string> = new Set();

/**
 * A list of anything: sortable, selectable, expandable, virtual above 60 rows, moved through by arrow keys, and on a
 * phone a list of cards. Its props are described in README.md.
 */
export function DataTable<T extends object>(props: DataTableProps<T>) {
  const { filter = null, selected, onSelectedChange, renderCard } = props;
  const isPhone = useIsPhone();
  const { sorted, sort, sorter } = useSortedRows(props);
  const [expanded, setExpanded] = useState(NONE);

  const listed = useMemo(
    () => (filter ? sorted.filter((row) => filter(row.original)) : sorted),
    [sorted, filter],
  );
  const ids = () => listed.map((row) => row.id);
  const selection = useRowSelection(ids, selected, onSelectedChange);

  const expand = useCallback((id: string, open?: boolean) => {
    setExpanded((current) => {
      const next = new Set(current);
      if (open ?? !current.has(id)) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);

  if (isPhone && renderCard) {
    return <CardList {...props} renderCard={renderCard} listed={listed} selection={selection} />;
  }
  return (
    <Grid
      {...props}
      listed={listed}
      sort={sort}
      sorter={sorter}
      selection={selection}
      expanded={expanded}
      onExpand={expand}
    />
  );
}
