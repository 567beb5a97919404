import { useMemo, useRef } from 'react';
import { LiveText } from '../feedback/live-text';
import { PanelRow } from './panel-row';
import { rowItems } from './row-items';
import { SkeletonRows } from './skeleton-rows';
import { StateRow } from './state-row';
import { TableHead } from './table-head';
import { type RowActions, TableRow } from './table-row';
import { type DataTableProps, ROW_HEIGHTS, type Sort } from './types';
import { useEndReached } from './use-end-reached';
import { useRowKeys } from './use-row-keys';
import type { RowSelection } from './use-row-selection';
import { useVirtualRows } from './use-virtual-rows';

/** Above this many rows only those near the window are drawn. */
const VIRTUAL_ABOVE = 60;
const DEFAULT_MAX_HEIGHT = 'max(320px, calc(100dvh - 264px))';

export interface ListedRow<T> {
  id: string;
  original: T;
}

interface GridProps<T extends object> extends Omit<DataTableProps<T>, 'sort'> {
  listed: readonly ListedRow<T>[];
  sort: Sort | null;
  sorter: (columnId: string) => (() => void) | null;
  selection: RowSelection | null;
  expanded: ReadonlySet<string>;
  onExpand: (id: string, open?: boolean) => void;
}

/** The same functions through every render, always reaching the present ones. */
function useStableActions<T>(actions: RowActions<T>): RowActions<T> {
  const latest = useRef(actions);
  latest.current = actions;
  return useMemo(
    () => ({
      toggle: (id, extend) => latest.current.toggle(id, extend),
      expand: (id) => latest.current.expand(id),
      open: (row) => latest.current.open(row),
      activate: (index) => latest.current.activate(index),
    }),
    [],
  );
}

export function Grid<T extends object>(props: GridProps<T>) {
  const { label, columns, rowName, listed, sort, sorter, selection, expanded, onExpand, onOpen } = props;
  const { renderExpanded, rowTone, density = 'comfortable', totalRows, onEndReached } = props;
  const { loading = false, loadingText, error, empty, maxHeight = DEFAULT_MAX_HEIGHT } = props;

  const items = useMemo(() => rowItems(listed, expanded), [listed, expanded]);
  const rowHeight = ROW_HEIGHTS[density];
  const isVirtual = listed.length > VIRTUAL_ABOVE || onEndReached !== undefined;
  const takesFocus = Boolean(onOpen ?? selection ?? renderExpanded);
  const width = columns.length + (selection ? 1 : 0) + (renderExpanded ? 1 : 0);

  const { scroller, virtualizer, indexes, above, below, lastIndex } = useVirtualRows({
    count: isVirtual ? items.length : 0,
    rowHeight,
    isPanel: (index) => items[index]?.kind === 'panel',
    keyOf: (index) => `${items[index]?.kind} ${items[index]?.id}`,
  });
  useEndReached(lastIndex, items.length, onEndReached);

  const rowAt = (index: number) => listed[index];
  const keys = useRowKeys({
    count: listed.length,
    pageSize: Math.max(1, Math.floor((scroller.current?.clientHeight ?? 400) / rowHeight) - 1),
    reveal: (index) => {
      const line = items.findIndex((item) => item.index === index);
      if (isVirtual) virtualizer.scrollToIndex(line);
      else scroller.current?.querySelector(`tr[data-index="${index}"]`)?.scrollIntoView({ block: 'nearest' });
    },
    onEnter: (index) => {
      const row = rowAt(index);
      if (row) onOpen?.(row.original);
    },
    onSpace: (index) => {
      const row = rowAt(index);
      if (row) selection?.toggle(row.id, false);
    },
    onExpand: (index, open) => {
      const row = rowAt(index);
      if (row && renderExpanded) onExpand(row.id, open);
    },
  });
  const actions = useStableActions<T>({
    toggle: (id, extend) => selection?.toggle(id, extend),
    expand: onExpand,
    open: (row) => onOpen?.(row),
    activate: keys.setActive,
  });

  const drawn = isVirtual ? indexes.flatMap((index) => items[index] ?? []) : items;
  const tabStop = drawn.some((item) => item.index === keys.active) ? keys.active : drawn[0]?.index;
  const waits = loading && listed.length === 0;

  return (
    <div className="hr-table-panel" data-density={density} data-virtual={isVirtual || undefined}>
      <div ref={scroller} className="hr-table-scroller" style={isVirtual ? { maxHeight } : undefined}>
        <table
          className="hr-table"
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
          <tbody ref={keys.body} onKeyDown={keys.onKeyDown}>
            {above > 0 ? <tr aria-hidden="true" style={{ height: above }} /> : null}
            {drawn.map((item) =>
              item.kind === 'panel' ? (
                <PanelRow
                  key={`panel ${item.id}`}
                  width={width}
                  line={isVirtual ? items.indexOf(item) : undefined}
                  measure={isVirtual ? virtualizer.measureElement : undefined}
                  selected={selection?.has(item.id) ?? false}
                >
                  {renderExpanded?.(item.row)}
                </PanelRow>
              ) : (
                <TableRow
                  key={item.id}
                  item={item}
                  columns={columns}
                  name={rowName(item.row)}
                  actions={actions}
                  selected={selection?.has(item.id)}
                  expanded={renderExpanded ? expanded.has(item.id) : undefined}
                  opens={onOpen !== undefined}
                  tabStop={takesFocus ? item.index === tabStop : undefined}
                  tone={rowTone?.(item.row)}
                />
              ),
            )}
            {below > 0 ? <tr aria-hidden="true" style={{ height: below }} /> : null}
            {waits && !error ? <SkeletonRows columns={columns} lead={width - columns.length} /> : null}
            <StateRow width={width} error={error} empty={!waits && listed.length === 0 ? empty : null} />
          </tbody>
        </table>
      </div>
      <LiveText>{waits ? loadingText : ''}</LiveText>
    </div>
  );
}
