import { type RefObject, useLayoutEffect } from 'react';

const SPACE = 16;
const MESSAGES = ':is(.hr-dialog-body, .hr-drawer-body) .hr-alert';

/**
 * Keeps a toast and the messages in a dialog apart on a phone, where the toast is as wide as the dialog: the dialog's body
 * gets as much room at its end as the toast takes (`overlay.css`), and its last message is scrolled out from under it.
 *
 * @param shown identifies what is shown; undefined where nothing is, or no dialog is below
 */
export function useRoomForToast(host: RefObject<HTMLElement | null>, shown: number | undefined): void {
  useLayoutEffect(() => {
    const element = host.current;
    if (shown === undefined || !element) return;
    const { style } = document.documentElement;
    style.setProperty('--toast-room', `${element.offsetHeight + SPACE}px`);
    [...document.querySelectorAll(MESSAGES)].at(-1)?.scrollIntoView({ block: 'nearest' });
    return () => {
      style.removeProperty('--toast-room');
    };
  }, [host, shown]);
}
