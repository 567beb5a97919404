import { useEffect, useState } from 'react';

const SETTLED_MS = 300;

/** The value as it was when it last stood still for a moment; at first, the first. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
