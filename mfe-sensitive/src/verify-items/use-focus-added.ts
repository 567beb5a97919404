import { type RefObject, useLayoutEffect, useRef } from 'react';

interface FocusAdded {
  list: RefObject<HTMLUListElement | null>;
  /** Call it as more rows are asked for. */
  awaitRows: () => void;
}

/**
 * Moves the focus to the first of the rows that a press has added, because the button may be gone.
 *
 * @param failed no rows come of the press
 */
export function useFocusAdded(failed: boolean): FocusAdded {
  const list = useRef<HTMLUListElement>(null);
  const first = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (first.current === null) return;
    const row = list.current?.children[first.current];
    if (row || failed) first.current = null;
    if (!(row instanceof HTMLElement)) return;
    row.tabIndex = -1;
    row.focus({ preventScroll: true });
  });
  const awaitRows = () => {
    first.current = list.current?.children.length ?? null;
  };
  return { list, awaitRows };
}
