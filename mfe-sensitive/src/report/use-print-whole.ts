import { useUrlState } from '@hand-receipt/platform';
import { useEffect, useState } from 'react';

/** Prints the whole report: all of its rows are shown first, whichever tab and search were chosen. */
export function usePrintWhole(): () => void {
  const { get, set } = useUrlState();
  const [isAsked, setAsked] = useState(false);
  const isWhole = get('tab') === '' && get('q') === '';
  useEffect(() => {
    if (!isAsked || !isWhole) return;
    setAsked(false);
    window.print();
  }, [isAsked, isWhole]);
  return () => {
    set({ tab: '', q: '' });
    setAsked(true);
  };
}
