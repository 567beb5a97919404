import { useEffect, useState } from 'react';

/** True once `active` has lasted `ms` (200 unless given); false again at once. */
export function useDelayed(active: boolean, ms = 200): boolean {
  const [elapsed, setElapsed] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setElapsed(true), ms);
    return () => {
      clearTimeout(timer);
      setElapsed(false);
    };
  }, [active, ms]);
  return active && elapsed;
}
