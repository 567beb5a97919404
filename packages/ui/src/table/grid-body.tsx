import type { RefObject } from 'react';
import type { BodyLines } from './body-lines';
import type { GridProps } from './grid';
import { PanelRow } from './panel-row';
import { SkeletonRows } from './skeleton-rows';
import { StateRow } from './state-row';
import { TableRow } from './table-row';
import { type RowDensity, ROW_HEIGHTS } from './types';
import { useEndReached, useStartReached } from './use-end-reached';
import { useFastScroll } from './use-fast-scroll';
import { useRowActions } from './use-row-actions';
import { useRowKeys } from './use-row-keys';
import { useTopReached } from './use-top-reached';
import { useVirtualRows } from './use-virtual-rows';

interface GridBodyProps<T extends object> extends GridProps<T> {
  density: RowDensity;
  lines: BodyLines<T>;
  isVirtual: boolean;
  scroller: RefObject<HTMLDivElement | null>;
}

/** The room of rows that are not drawn. */
const Spacer = ({ height }: { height: number }) =>
  height > 0 ? <tr aria-hidden="true" className="hr-spacer" style={{ height }} /> : null;

/** The rows near the window, their panels, or what stands in their place. Scrolling draws this and no more. */
export function GridBody<T extends object>(props: GridBodyProps<T>) {
  const { lines, isVirtual, scroller, density, listed, columns, rowName, rowTone } = props;
  const { selection, expanded, onExpand, onOpen, renderExpanded, loading, error, empty } = props;
  const { rowsBefore = 0, onEndReached, onStartReached, onTop } = props;
  const rowHeight = ROW_HEIGHTS[density];
  const takesFocus = Boolean(onOpen ?? selection ?? renderExpanded);
  const lead = (selection ? 1 : 0) + (renderExpanded ? 1 : 0);
  const waits = loading === true && listed.length === 0;

  const virtual = useVirtualRows({ scroller, lines, rowHeight, rowsBefore, enabled: isVirtual });
  useEndReached(virtual.lastIndex, lines.length, listed, onEndReached);
  useStartReached(virtual.firstIndex, rowsBefore, listed, onStartReached);
  const top = rowsBefore > 0 ? onTop : undefined;
  useTopReached(scroller, virtual.virtualizer, top);
  /** A row by its place in the whole list. */
  const at = (place: number) => listed[place - rowsBefore];

  const keys = useRowKeys({
    first: rowsBefore,
    end: rowsBefore + listed.length,
    goToTop: top && (() => scroller.current?.scrollTo({ top: 0 })),
    pageSize: Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 1),
    reveal: (place) => {
      if (isVirtual) virtual.virtualizer.scrollToIndex(lines.lineOf(place - rowsBefore));
      else scroller.current?.querySelector(`tr[data-row="${place}"]`)?.scrollIntoView({ block: 'nearest' });
    },
    onEnter: (place) => at(place) && onOpen?.(at(place)!.original),
    onSpace: (place) => at(place) && selection?.toggle(at(place)!.id, false),
    onExpand: (place, open) => at(place) && renderExpanded && onExpand(at(place)!.id, open),
  });
  const actions = useRowActions<T>({
    toggle: (id, extend) => selection?.toggle(id, extend),
    expand: onExpand,
    open: (row) => onOpen?.(row),
    activate: keys.setActive,
    gone: keys.noteGone,
  });

  const placeOf = (line: number) => rowsBefore + (lines.at(line)?.index ?? 0);
  const isDrawn = virtual.near.some((line) => placeOf(line) === keys.active);
  const tabStop = isDrawn ? keys.active : placeOf(virtual.near[0] ?? 0);
  const isFlung = useFastScroll({
    place: placeOf(virtual.near[0] ?? 0),
    isScrolling: virtual.virtualizer.isScrolling,
    drawn: virtual.near.flatMap((line) => lines.at(line)?.row.id ?? []),
  });

  return (
    <tbody ref={keys.body} onKeyDown={keys.onKeyDown}>
      <Spacer height={virtual.above} />
      {virtual.near.map((position) => {
        const line = lines.at(position);
        if (!line) return null;
        const { id, original } = line.row;
        return line.kind === 'panel' ? (
          <PanelRow
            key={`${id} panel`}
            width={columns.length + lead}
            line={position}
            measure={isVirtual ? virtual.virtualizer.measureElement : undefined}
            selected={selection?.has(id) ?? false}
          >
            {renderExpanded?.(original)}
          </PanelRow>
        ) : (
          <TableRow
            key={id}
            id={id}
            row={original}
            index={rowsBefore + line.index}
            columns={columns}
            name={rowName(original)}
            actions={actions}
            selected={selection?.has(id)}
            expanded={renderExpanded ? expanded.has(id) : undefined}
            opens={onOpen !== undefined}
            tabStop={takesFocus ? rowsBefore + line.index === tabStop : undefined}
            tone={rowTone?.(original)}
            flung={isFlung(id)}
          />
        );
      })}
      <Spacer height={virtual.below} />
      {waits && !error ? <SkeletonRows columns={columns} lead={lead} /> : null}
      <StateRow
        width={columns.length + lead}
        error={error}
        empty={!waits && listed.length === 0 ? empty : null}
      />
    </tbody>
  );
}
