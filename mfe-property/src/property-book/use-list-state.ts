import { useSearchParams } from '@hand-receipt/platform';
import { useMemo } from 'react';
import { type ListState, readListState, writeListState } from './list-state';

/**
 * A link to a tab that only leaders have shows anybody else their own items. All that the dashboard counts is what they
 * hold and what they signed down.
 */
function inSight(state: ListState, leads: boolean): ListState {
  if (leads || state.tab === 'assigned' || state.tab === 'signedout') return state;
  const tab = state.tab === 'visible' && !state.left ? 'visible' : 'assigned';
  return { ...state, tab, holder: '', left: false };
}

/**
 * The list's state, kept in the address so that a reload or a shared link shows the same rows.
 *
 * @param leads whether the person has the tabs of the unit
 */
export function useListState(leads: boolean): [ListState, (change: Partial<ListState>) => void] {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => inSight(readListState(params), leads), [params, leads]);
  const change = (part: Partial<ListState>) =>
    setParams((now) => writeListState(now, { ...readListState(now), ...part }), { replace: true });
  return [state, change];
}
