import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const nobodyHasFocus = () => document.activeElement === null || document.activeElement === document.body;

/**
 * A button that is disabled while it works loses the focus to the page. It gets it back once it can be pressed again,
 * unless the reader has gone elsewhere meanwhile.
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
}
