import { observeElementRect, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';

type RowVirtualizer = Virtualizer<HTMLDivElement, HTMLTableRowElement>;

const PANEL_ESTIMATE = 240;
const OVERSCAN = 12;
/** Until the box has been measured; a box with no height (hidden, or not laid out) keeps what it had. */
const FIRST_RECT = { width: 1200, height: 800 };

const observeVisibleRect = (instance: RowVirtualizer, tell: (rect: { width: number; height: number }) => void) =>
  observeElementRect(instance, (rect) => {
    if (rect.height > 0) tell(rect);
  });

interface VirtualRows {
  count: number;
  rowHeight: number;
  isPanel: (index: number) => boolean;
  keyOf: (index: number) => string;
}

/** Which lines of the body are near the window, and how much room the others take above and below. */
export function useVirtualRows({ count, rowHeight, isPanel, keyOf }: VirtualRows) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer: RowVirtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (isPanel(index) ? PANEL_ESTIMATE : rowHeight),
    getItemKey: keyOf,
    overscan: OVERSCAN,
    initialRect: FIRST_RECT,
    observeElementRect: observeVisibleRect,
  });

  useEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);

  const lines = virtualizer.getVirtualItems();
  const first = lines[0];
  const last = lines[lines.length - 1];
  return {
    scroller,
    virtualizer,
    indexes: lines.map((line) => line.index),
    above: first?.start ?? 0,
    below: last ? virtualizer.getTotalSize() - last.end : 0,
    lastIndex: last?.index ?? -1,
  };
}
