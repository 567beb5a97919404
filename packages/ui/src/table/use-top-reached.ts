import type { Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect } from 'react';

/** Calls when the box has been scrolled to its very top: by dragging its bar, say, past all that is loaded. */
export function useTopReached(
  scroller: RefObject<HTMLDivElement | null>,
  virtualizer: Virtualizer<HTMLDivElement, HTMLTableRowElement>,
  onTop: (() => void) | undefined,
): void {
  useEffect(() => {
    const box = scroller.current;
    if (!box || !onTop) return;
    // Not the box's own scrollTop: rows were drawn a moment ago, and asking for it would lay them out at once.
    const onScroll = () => virtualizer.scrollOffset === 0 && onTop();
    box.addEventListener('scroll', onScroll, { passive: true });
    return () => box.removeEventListener('scroll', onScroll);
  }, [scroller, virtualizer, onTop]);
}
