import { ROLES, USER_STATUSES } from '@hand-receipt/contracts';
import { knownValue, useSearchParams } from '@hand-receipt/platform';
import { useCallback, useMemo } from 'react';
import { type DirectoryFilter, directoryFilter } from './directory-filter';

/** The filter as the address holds it, so that a reload and a shared link show the same people. */
export function useDirectoryFilter() {
  const [params, setParams] = useSearchParams();
  const search = params.get('q') ?? '';
  const role = knownValue(ROLES, params.get('role') ?? '');
  const status = knownValue(USER_STATUSES, params.get('status') ?? '');

  const set = useCallback(
    (change: Partial<Record<'q' | 'role' | 'status', string>>) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(change)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );
  const values: DirectoryFilter = { search, role, status };
  const test = useMemo(() => directoryFilter({ search, role, status }), [search, role, status]);
  return { values, test, set, reset: () => set({ q: '', role: '', status: '' }) };
}
