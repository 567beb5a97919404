import { useSearchParams } from '@hand-receipt/platform';
import { useMemo } from 'react';
import { type ListState, readListState, writeListState } from './list-state';

/** The list's state, kept in the address so that a reload or a shared link shows the same rows. */
export function useListState(): [ListState, (change: Partial<ListState>) => void] {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readListState(params), [params]);
  const change = (part: Partial<ListState>) =>
    setParams((now) => writeListState(now, { ...readListState(now), ...part }), { replace: true });
  return [state, change];
}
