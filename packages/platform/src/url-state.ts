import { useSearchParams } from 'react-router-dom';
import { useCallback } from 'react';

/**
 * What the reader chose on a page (filter, page number), kept in the URL so that a link or a reload
 * shows the same. A value set to '' leaves the URL.
 */
export function useUrlState() {
  const [params, setParams] = useSearchParams();
  const set = useCallback(
    (changes: Record<string, string>) =>
      setParams(
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
    [setParams],
  );
  const get = (name: string) => params.get(name) ?? '';
  return { get, set };
}
