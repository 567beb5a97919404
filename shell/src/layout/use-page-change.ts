import { useLocation } from '@hand-receipt/platform';
import { type RefObject, useEffect, useRef } from 'react';
import { useRegistry } from '../app/registry-context';
import { pageAt, windowTitle } from '../app/page-title';

/** The router's key of the address that the window was opened at. */
const FIRST_ADDRESS = 'default';

const NOWHERE = { section: undefined, page: undefined };

const sectionOf = (pathname: string) => pathname.split('/')[1];

const isFocusLost = () => document.activeElement === null || document.activeElement === document.body;

/**
 * Names the window, and at a change of section takes reader and keyboard to the top of the new page. Inside a
 * section (an item opening over its list) focus is the page's own, unless another page took what had it along.
 */
export function usePageChange(main: RefObject<HTMLElement | null>): void {
  const { key, pathname } = useLocation();
  const registry = useRegistry();
  const section = sectionOf(pathname);
  const page = pageAt(pathname, registry);
  // Who comes from signing in left the form's button behind; the first address of a window is nobody's change.
  const shown = useRef<{ section?: string; page?: string }>(
    key === FIRST_ADDRESS ? { section, page } : NOWHERE,
  );

  useEffect(() => {
    document.title = windowTitle(pathname, registry);
  }, [pathname, registry]);

  useEffect(() => {
    const before = shown.current;
    shown.current = { section, page };
    if (before.section === section) {
      if (before.page === page || !isFocusLost()) return;
    } else window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [section, page, main]);
}
