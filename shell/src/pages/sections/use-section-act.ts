import { SECTION_ACTS, type SectionAct } from './section-acts';
import { knownValue, useUrlState } from '@hand-receipt/platform';
import { useCallback } from 'react';

/** Which section is open, and which act on it is asked about, as the address holds them. */
export function useSectionAct() {
  const { get, set } = useUrlState();
  const openDetails = useCallback((name: string) => set({ section: name, act: '', release: '' }), [set]);
  const ask = useCallback(
    (act: SectionAct, name: string, release = '') => set({ act, of: name, release }),
    [set],
  );
  return {
    /** Name of the section whose details are open. */
    details: get('section'),
    act: knownValue(SECTION_ACTS, get('act')),
    /** Name of the section that the act is about. */
    of: get('of'),
    /** Digest of the release that the act is about. */
    release: get('release'),
    openDetails,
    closeDetails: useCallback(() => set({ section: '' }), [set]),
    ask,
    closeAct: useCallback(() => set({ act: '', of: '', release: '' }), [set]),
  };
}
