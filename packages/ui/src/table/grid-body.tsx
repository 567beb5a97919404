import type { RefObject } from 'react';
import type { BodyLines } from './body-lines';
import type { GridProps } from './grid';
import { PanelRow } from './panel-row';
import { SkeletonRows } from './skeleton-rows';
import { StateRow } from './state-row';
import { TableRow } from './table-row';
import { type RowDensity, ROW_HEIGHTS } from './types';
import { useEndReached } from './use-end-reached';
import { useRowActions } from './use-row-actions';
import { useRowKeys } from './use-row-keys';
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
  const { selection, expanded, onExpand, onOpen, renderExpanded, onEndReached, loading, error, empty } =
    props;
  const rowHeight = ROW_HEIGHTS[density];
  const takesFocus = Boolean(onOpen ?? selection ?? renderExpanded);
  const lead = (selection ? 1 : 0) + (renderExpanded ? 1 : 0);
  const waits = loading === true && listed.length === 0;

  const virtual = useVirtualRows({ scroller, lines, rowHeight, enabled: isVirtual });
  useEndReached(virtual.lastIndex, lines.length, listed, onEndReached);

  const keys = useRowKeys({
    count: listed.length,
    pageSize: Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 1),
    reveal: (index) => {
      if (isVirtual) virtual.virtualizer.scrollToIndex(lines.lineOf(index));
      else scroller.current?.querySelector(`tr[data-row="${index}"]`)?.scrollIntoView({ block: 'nearest' });
    },
    onEnter: (index) => listed[index] && onOpen?.(listed[index].original),
    onSpace: (index) => listed[index] && selection?.toggle(listed[index].id, false),
    onExpand: (index, open) => listed[index] && renderExpanded && onExpand(listed[index].id, open),
  });
  const actions = useRowActions<T>({
    toggle: (id, extend) => selection?.toggle(id, extend),
    expand: onExpand,
    open: (row) => onOpen?.(row),
    activate: keys.setActive,
  });

  const isDrawn = virtual.near.some((line) => lines.at(line)?.index === keys.active);
  const tabStop = isDrawn ? keys.active : lines.at(virtual.near[0] ?? 0)?.index;

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
