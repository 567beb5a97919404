import { useEffect, useRef } from 'react';

/** What leads back out of an open count, and the button of a section in the list. */
const WAY_OUT = '[data-part=all-sections] button';
const buttonOf = (section: number) => `[data-section="${section}"] button`;

/**
 * The focus goes along as the count of a section opens, and back to the section as it closes: what had it is gone by then.
 * An address that opens the count by itself leaves the focus where it is.
 */
export function useFollowFocus(section: number | undefined): void {
  const last = useRef(section);
  useEffect(() => {
    const before = last.current;
    last.current = section;
    if (before === section) return;
    const selector = section === undefined ? before !== undefined && buttonOf(before) : WAY_OUT;
    if (selector) document.querySelector<HTMLElement>(selector)?.focus();
  }, [section]);
}
