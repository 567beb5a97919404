import { useRef } from 'react';

/**
 * Counts taps that follow each other closely; a longer gap starts the count again.
 * @returns to be called at each tap
 */
export function useTaps(count: number, withinMs: number, onReached: () => void): () => void {
  const taps = useRef({ count: 0, last: 0 });
  return () => {
    const now = Date.now();
    const follows = now - taps.current.last <= withinMs;
    taps.current = { count: follows ? taps.current.count + 1 : 1, last: now };
    if (taps.current.count < count) return;
    taps.current.count = 0;
    onReached();
  };
}
