import { useEffect, useRef } from 'react';
import { enterDialog } from './dialog-history';

/** While the component is there, Back does this and stays on the page. For a cover that is no dialog of this package. */
export function useBack(act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => enterDialog({ dismiss: () => latest.current() }), []);
}
