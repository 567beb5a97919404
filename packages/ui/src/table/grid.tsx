import { useMemo, useRef } from 'react';
import { LiveText } from '../feedback/live-text';
import { bodyLines, type ListedRow } from './body-lines';
import { PanelRow } from './panel-row';
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

  const lines = useMemo(() => bodyLines(listed, expanded), [listed, expanded]);
  const rowHeight = ROW_HEIGHTS[density];
  const isVirtual = listed.length > VIRTUAL_ABOVE || onEndReached !== undefined;
  const takesFocus = Boolean(onOpen ?? selection ?? renderExpanded);
  const width = columns.length + (selection ? 1 : 0) + (renderExpanded ? 1 : 0);

  const virtual = useVirtualRows(lines, rowHeight, isVirtual);
  const { scroller, virtualizer } = virtual;
  useEndReached(virtual.lastIndex, lines.length, onEndReached);

  const rowAt = (index: number) => listed[index];
  const keys = useRowKeys({
    count: listed.length,
    pageSize: Math.max(1, Math.floor((scroller.current?.clientHeight ?? 400) / rowHeight) - 1),
    reveal: (index) => {
      if (isVirtual) virtualizer.scrollToIndex(lines.lineOf(index));
      else scroller.current?.querySelector(`tr[data-row="${index}"]`)?.scrollIntoView({ block: 'nearest' });
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

  const drawn = isVirtual ? virtual.near : Array.from({ length: lines.length }, (_, line) => line);
  const isDrawn = drawn.some((line) => lines.at(line)?.index === keys.active);
  const tabStop = isDrawn ? keys.active : lines.at(drawn[0] ?? 0)?.index;
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
            {virtual.above > 0 ? <tr aria-hidden="true" style={{ height: virtual.above }} /> : null}
            {drawn.map((position) => {
              const line = lines.at(position);
              if (!line) return null;
              const { id, original } = line.row;
              return line.kind === 'panel' ? (
                <PanelRow
                  key={`${id} panel`}
                  width={width}
                  line={position}
                  measure={isVirtual ? virtualizer.measureElement : undefined}
                  selected={selection?.has(id) ?? false}
                >
                  {renderExpanded?.(original)}
                </PanelRow>
              ) : (
                <TableRow
                  key={id}
                  id={id}
                  row={original}
                  index={line.index}
                  columns={columns}
                  name={rowName(original)}
                  actions={actions}
                  selected={selection?.has(id)}
                  expanded={renderExpanded ? expanded.has(id) : undefined}
                  opens={onOpen !== undefined}
                  tabStop={takesFocus ? line.index === tabStop : undefined}
                  tone={rowTone?.(original)}
                />
              );
            })}
            {virtual.below > 0 ? <tr aria-hidden="true" style={{ height: virtual.below }} /> : null}
            {waits && !error ? <SkeletonRows columns={columns} lead={width - columns.length} /> : null}
            <StateRow width={width} error={error} empty={!waits && listed.length === 0 ? empty : null} />
          </tbody>
        </table>
      </div>
      <LiveText>{waits ? loadingText : ''}</LiveText>
    </div>
  );
}
