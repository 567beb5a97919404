import { useSearchParams } from 'react-router-dom';
import { useCallback, useEffect, useRef } from 'react';

/**
 * What the reader chose on a page (filter, page number), kept in the URL so that a link or a reload
 * shows the same. A value set to '' leaves the URL.
 */
export function useUrlState() {
  const [params, setParams] = useSearchParams();
  // Two values may be set before the page is drawn again: a search that pauses, then a filter. The router would take
  // both times the parameters of the last drawing, and the second would undo the first.
  const latest = useRef({ params, setParams });
  useEffect(() => {
    latest.current = { params, setParams };
  }, [params, setParams]);
  const set = useCallback((changes: Record<string, string>) => {
    const next = new URLSearchParams(latest.current.params);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    latest.current.params = next;
    latest.current.setParams(next, { replace: true });
  }, []);
  const get = (name: string) => params.get(name) ?? '';
  return { get, set };
}

/** A value of the URL if it is one of those that the page knows, else ''. A link with another one narrows nothing. */
export const knownValue = <T extends string>(values: readonly T[], value: string): T | '' =>
  values.find((candidate) => candidate === value) ?? '';
