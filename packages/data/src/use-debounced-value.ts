import { useEffect, useState } from 'react';

/** The value once it has stood still for a moment, so that not every keystroke asks the server. */
export function useDebouncedValue<T>(value: T, pauseMs = 150): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return debounced;
}
