import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether the page is being printed. A list that scrolls is drawn whole for it, at once, because the browser takes the
 * page as it is when the event is over. Afterwards the list is scrolled to where it was.
 */
export function usePrinting(scroller: RefObject<HTMLElement | null>): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    let top = 0;
    const begin = () => {
      top = scroller.current?.scrollTop ?? 0;
      flushSync(() => setPrinting(true));
    };
    const end = () => {
      flushSync(() => setPrinting(false));
      if (scroller.current) scroller.current.scrollTop = top;
    };
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, [scroller]);
  return isPrinting;
}
