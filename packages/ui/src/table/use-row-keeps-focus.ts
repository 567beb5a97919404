import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * A button that is answered may go from its row (Accept, once accepted). The focus, which would fall to the page, then
 * goes to the row, where it takes focus. Returns what notes the control that has it.
 */
export function useRowKeepsFocus(row: RefObject<HTMLTableRowElement | null>) {
  const last = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (last.current === null || last.current.isConnected) return;
    last.current = null;
    if (document.activeElement === document.body) row.current?.focus({ preventScroll: true });
  });
  return (control: Element) => {
    last.current = control;
  };
}
