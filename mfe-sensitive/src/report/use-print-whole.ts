import { useUrlState } from '@hand-receipt/platform';
import { useEffect, useState } from 'react';

/** Prints the whole report: all of its rows are shown first, whichever tab and search were chosen. */
export function usePrintWhole(): () => void {
  const { set } = useUrlState();
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (!isAsked) return;
    setAsked(false);
    window.print();
  }, [isAsked]);
  return () => {
    set({ tab: '', q: '' });
    setAsked(true);
  };
}
