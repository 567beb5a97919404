import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * A button that is answered may go from its row (Accept, once accepted). The focus, which would fall to the page, then
 * goes to the row, where it takes focus. Returns what notes the control that has it.
 * @param onGone called where the row itself goes while the focus is in it
 */
export function useRowKeepsFocus(row: RefObject<HTMLTableRowElement | null>, onGone: () => void) {
  const last = useRef<Element | null>(null);
  const gone = useRef(onGone);
  gone.current = onGone;
  useLayoutEffect(() => {
    if (last.current === null || last.current.isConnected) return;
    last.current = null;
    if (document.activeElement === document.body) row.current?.focus({ preventScroll: true });
  });
  useLayoutEffect(() => {
    const element = row.current;
    return () => {
      if (element?.contains(document.activeElement)) gone.current();
    };
  }, [row]);
  return (control: Element) => {
    last.current = control;
  };
}
