import { observeElementRect, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect } from 'react';
import type { BodyLines } from './body-lines';

type RowVirtualizer = Virtualizer<HTMLDivElement, HTMLTableRowElement>;

const PANEL_ESTIMATE = 240;
const OVERSCAN = 8;
/** Until the box has been measured; a box with no height (hidden, or not laid out) keeps what it had. */
const FIRST_RECT = { width: 1200, height: 800 };

const observeVisibleRect = (
  instance: RowVirtualizer,
  tell: (rect: { width: number; height: number }) => void,
) =>
  observeElementRect(instance, (rect) => {
    if (rect.height > 0) tell(rect);
  });

interface VirtualRows<T> {
  scroller: RefObject<HTMLDivElement | null>;
  lines: BodyLines<T>;
  rowHeight: number;
  /** Rows before the first line, whose room is kept. */
  rowsBefore: number;
  /** Off for a list that is short enough to be drawn whole. */
  enabled: boolean;
}

/** Which lines of the body are near the window, and how much room the others take above and below. */
export function useVirtualRows<T>({ scroller, lines, rowHeight, rowsBefore, enabled }: VirtualRows<T>) {
  // Kept between renders: a new function would make the virtualizer reckon every line again. Rows have one height
  // and need no name; what was measured of a panel stays with its row.
  const keyOf = useCallback(
    (line: number) => (lines.isPanel(line) ? `panel ${lines.at(line)?.row.id}` : line),
    [lines],
  );
  const virtualizer: RowVirtualizer = useVirtualizer({
    count: enabled ? lines.length : 0,
    getScrollElement: () => scroller.current,
    estimateSize: (line) => (lines.isPanel(line) ? PANEL_ESTIMATE : rowHeight),
    getItemKey: keyOf,
    overscan: OVERSCAN,
    paddingStart: rowsBefore * rowHeight,
    initialRect: FIRST_RECT,
    observeElementRect: observeVisibleRect,
  });

  useEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);

  const near = virtualizer.getVirtualItems();
  const first = near[0];
  const last = near[near.length - 1];
  return {
    virtualizer,
    near: enabled ? near.map((item) => item.index) : Array.from({ length: lines.length }, (_, line) => line),
    above: first?.start ?? 0,
    below: last ? virtualizer.getTotalSize() - last.end : 0,
    firstIndex: first?.index ?? -1,
    lastIndex: last?.index ?? -1,
  };
}
