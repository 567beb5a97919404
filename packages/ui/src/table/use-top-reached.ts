import { type RefObject, useEffect } from 'react';

/** Calls when the box has been scrolled to its very top: by dragging its bar, say, past all that is loaded. */
export function useTopReached(
  scroller: RefObject<HTMLDivElement | null>,
  onTop: (() => void) | undefined,
): void {
  useEffect(() => {
    const box = scroller.current;
    if (!box || !onTop) return;
    const onScroll = () => box.scrollTop === 0 && onTop();
    box.addEventListener('scroll', onScroll, { passive: true });
    return () => box.removeEventListener('scroll', onScroll);
  }, [scroller, onTop]);
}
