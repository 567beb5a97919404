import { useEffect, useRef } from 'react';

/** Moves the focus to a row once, when the reader comes back to it. */
export function useFocusRow<E extends HTMLElement>(isCurrent: boolean) {
  const row = useRef<E>(null);
  useEffect(() => {
    if (!isCurrent) return undefined;
    // After the page itself has had the focus, which it takes when it is opened.
    const frame = requestAnimationFrame(() => {
      row.current?.scrollIntoView({ block: 'center' });
      row.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isCurrent]);
  return row;
}
