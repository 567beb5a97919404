import { useSearchParams } from 'react-router-dom';
import { useCallback, useEffect, useRef } from 'react';

/**
 * What the reader chose on a page (filter, page number), kept in the URL so that a link or a reload
 * shows the same. A value set to '' leaves the URL.
 */
export function useUrlState() {
  const [params, setParams] = useSearchParams();
  // A search that tells after a pause does so by what it was given keystrokes ago; meanwhile another value may
  // have changed, and must not be undone.
  const latest = useRef(setParams);
  useEffect(() => {
    latest.current = setParams;
  }, [setParams]);
  const set = useCallback(
    (changes: Record<string, string>) =>
      latest.current(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changes)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        { replace: true },
      ),
    [],
  );
  const get = (name: string) => params.get(name) ?? '';
  return { get, set };
}
