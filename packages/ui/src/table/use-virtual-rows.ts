import { observeElementRect, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef } from 'react';
import type { BodyLines } from './body-lines';

type RowVirtualizer = Virtualizer<HTMLDivElement, HTMLTableRowElement>;

const PANEL_ESTIMATE = 240;
const OVERSCAN = 12;
/** Until the box has been measured; a box with no height (hidden, or not laid out) keeps what it had. */
const FIRST_RECT = { width: 1200, height: 800 };

const observeVisibleRect = (
  instance: RowVirtualizer,
  tell: (rect: { width: number; height: number }) => void,
) =>
  observeElementRect(instance, (rect) => {
    if (rect.height > 0) tell(rect);
  });

/** Which lines of the body are near the window, and how much room the others take above and below. */
export function useVirtualRows<T>(lines: BodyLines<T>, rowHeight: number, enabled: boolean) {
  const scroller = useRef<HTMLDivElement>(null);
  // Kept between renders: a new function would make the virtualizer measure every line again.
  const keyOf = useCallback(
    (index: number) => {
      const line = lines.at(index);
      return line?.kind === 'panel' ? `${line.row.id} panel` : (line?.row.id ?? index);
    },
    [lines],
  );
  const virtualizer: RowVirtualizer = useVirtualizer({
    count: enabled ? lines.length : 0,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (lines.at(index)?.kind === 'panel' ? PANEL_ESTIMATE : rowHeight),
    getItemKey: keyOf,
    overscan: OVERSCAN,
    initialRect: FIRST_RECT,
    observeElementRect: observeVisibleRect,
  });

  useEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);

  const near = virtualizer.getVirtualItems();
  const first = near[0];
  const last = near[near.length - 1];
  return {
    scroller,
    virtualizer,
    near: near.map((item) => item.index),
    above: first?.start ?? 0,
    below: last ? virtualizer.getTotalSize() - last.end : 0,
    lastIndex: last?.index ?? -1,
  };
}
