import { useEffect, useRef } from 'react';

/** How many rows before the end the next page is asked for. */
const AHEAD = 15;

/** Calls once for each length of the list as its end comes near. */
export function useEndReached(
  lastIndex: number,
  length: number,
  onEndReached: (() => void) | undefined,
): void {
  const calledFor = useRef(-1);
  useEffect(() => {
    if (!onEndReached || length === 0 || lastIndex < length - 1 - AHEAD || calledFor.current === length)
      return;
    calledFor.current = length;
    onEndReached();
  }, [lastIndex, length, onEndReached]);
}
