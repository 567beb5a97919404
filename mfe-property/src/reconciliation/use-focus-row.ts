import { useEffect, useRef } from 'react';

/** Moves the focus to a row once, when the reader comes back to it. */
export function useFocusRow<E extends HTMLElement>(isCurrent: boolean) {
  const row = useRef<E>(null);
  useEffect(() => {
    if (!isCurrent) return;
    row.current?.scrollIntoView({ block: 'center' });
    row.current?.focus({ preventScroll: true });
  }, [isCurrent]);
  return row;
}
