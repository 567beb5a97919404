import { type RefObject, useLayoutEffect } from 'react';

const SPACE = 16;
const BODIES = '.hr-dialog-body, .hr-drawer-body';
const MESSAGES = ':is(.hr-dialog-body, .hr-drawer-body) .hr-alert';

const isScrolledToEnd = ({ scrollTop, scrollHeight, clientHeight }: Element): boolean =>
  scrollTop > 0 && scrollHeight - clientHeight - scrollTop < 2;

/**
 * Keeps a toast and the content of a dialog apart on a phone, where the toast is as wide as the dialog: the dialog's body
 * ends above the toast (`overlay.css`). One that was scrolled to its end stays there, and its last message is in sight.
 *
 * @param shown identifies what is shown; undefined where nothing is
 */
export function useRoomForToast(host: RefObject<HTMLElement | null>, shown: number | undefined): void {
  useLayoutEffect(() => {
    const element = host.current;
    if (shown === undefined || !element) return;
    const { style } = document.documentElement;
    const atEnd = [...document.querySelectorAll(BODIES)].filter(isScrolledToEnd);
    style.setProperty('--toast-room', `${element.offsetHeight + SPACE}px`);
    for (const body of atEnd) body.scrollTop = body.scrollHeight;
    [...document.querySelectorAll(MESSAGES)].at(-1)?.scrollIntoView({ block: 'nearest' });
    return () => {
      style.removeProperty('--toast-room');
    };
  }, [host, shown]);
}
