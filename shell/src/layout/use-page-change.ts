import { useLocation } from '@hand-receipt/platform';
import { type RefObject, useEffect, useRef } from 'react';
import { useRegistry } from '../app/registry-context';
import { windowTitle } from '../app/page-title';

const sectionOf = (pathname: string) => pathname.split('/')[1];

/**
 * Names the window, and at a change of section takes reader and keyboard to the top of the new page. Inside a
 * section (an item opening over its list) focus is the page's own.
 */
export function usePageChange(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const registry = useRegistry();
  const section = sectionOf(pathname);
  const shown = useRef(section);

  useEffect(() => {
    document.title = windowTitle(pathname, registry);
  }, [pathname, registry]);

  useEffect(() => {
    if (shown.current === section) return;
    shown.current = section;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [section, main]);
}
