import { useCallback, useEffect, useRef } from 'react';

interface PageBeyond {
  /** The list is being asked for, this page or any. */
  isFetching: boolean;
  failed: boolean;
  /** Place in the whole list of the edge beyond which the page lies. */
  edge: number;
  ask: () => void;
}

/**
 * Asks for the page beyond an edge of a list, and again where a refresh of the list overtook the first call and
 * dropped it: the table asks once for each edge, and would wait for ever. What failed is left to Try again.
 */
export function useLastingAsk({ isFetching, failed, edge, ask }: PageBeyond): () => void {
  const asked = useRef<{ edge: number; isUnderWay: boolean } | null>(null);
  useEffect(() => {
    if (!asked.current) return;
    if (isFetching) asked.current.isUnderWay = true;
    else if (asked.current.isUnderWay) {
      const isOvertaken = asked.current.edge === edge && !failed;
      asked.current = isOvertaken ? { edge, isUnderWay: false } : null;
      if (isOvertaken) ask();
    }
  }, [isFetching, failed, edge, ask]);
  return useCallback(() => {
    asked.current = { edge, isUnderWay: false };
    ask();
  }, [edge, ask]);
}
