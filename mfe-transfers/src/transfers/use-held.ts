import { useState } from 'react';

/**
 * What the address names, as it was when it was found: a question is about that, whatever becomes of it meanwhile.
 *
 * @param key of what the address names; '' for nothing
 * @param found that, once it is read
 * @returns null until it is found
 */
export function useHeld<T>(key: string, found: T | null | undefined): T | null {
  const [held, setHeld] = useState<{ key: string; value: T } | null>(null);
  if (key === '' && held) setHeld(null);
  if (key !== '' && held?.key !== key && found) setHeld({ key, value: found });
  return held?.key === key ? held.value : null;
}
