import { MOBILE_BREAKPOINT_PX } from '@hand-receipt/contracts';
import { useSyncExternalStore } from 'react';

// A sheet of paper is narrow too, and is no phone.
const QUERY = `screen and (max-width: ${MOBILE_BREAKPOINT_PX - 0.02}px)`;

function subscribe(listener: () => void): () => void {
  const media = matchMedia(QUERY);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Below 768 px: lists for tables, sheets for dialogs, the title in the top bar. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(QUERY).matches);
