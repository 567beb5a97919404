import { useEffect, useState } from 'react';

/** The value once it has stood still for a moment, so that not every keystroke asks the server. */
export function usePaused<T>(value: T, pauseMs = 150): T {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return paused;
}
