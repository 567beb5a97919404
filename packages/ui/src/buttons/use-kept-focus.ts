import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { lineAround, nextLine } from '../focus/next-line';

const nobodyHasFocus = () => document.activeElement === null || document.activeElement === document.body;

/**
 * A button that is disabled while it works loses the focus to the page. It gets it back once it can be pressed again,
 * unless the reader has gone elsewhere meanwhile. Where its work took it from a list that stays, the line that came in
 * its place gets it.
 */
export function useKeptFocus(button: RefObject<HTMLElement | null>, disabled: boolean | undefined): void {
  const had = useRef(false);
  // Asked while it still can have the focus: the browser takes it at its next turn.
  useLayoutEffect(() => {
    if (disabled) had.current = document.activeElement === button.current;
  }, [button, disabled]);
  useEffect(() => {
    if (disabled || !had.current) return;
    had.current = false;
    if (nobodyHasFocus()) button.current?.focus();
  }, [button, disabled]);
  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (!element) return;
      const isLeft = document.activeElement === element || (had.current && nobodyHasFocus());
      const line = isLeft ? lineAround(element) : null;
      // What comes in its place is there once all of this turn is.
      if (line) queueMicrotask(() => nobodyHasFocus() && nextLine(line)?.focus({ preventScroll: true }));
    };
  }, [button]);
}
