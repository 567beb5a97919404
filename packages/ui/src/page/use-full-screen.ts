import { useLayoutEffect } from 'react';

/** While `isFull`, a phone's window belongs to the page alone: the shell hides its top bar and its bottom bar. */
export function useFullScreen(isFull: boolean): void {
  useLayoutEffect(() => {
    if (!isFull) return;
    const { dataset } = document.documentElement;
    dataset.fullScreen = '';
    return () => {
      delete dataset.fullScreen;
    };
  }, [isFull]);
}
