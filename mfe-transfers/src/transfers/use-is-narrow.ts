import { useSyncExternalStore } from 'react';

/** A tablet held upright. Here the navigation is folded to its icons too. */
const NARROW = 'screen and (max-width: 1023.98px)';

function subscribe(listener: () => void): () => void {
  const media = matchMedia(NARROW);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether the columns of a list have no room for their usual widths. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches);
