import { useState } from 'react';

/**
 * What the open form of an act is about; null while none is open. It opens where the act is possible, and stays open where
 * another person ends that: what was typed in it is still the reader's.
 *
 * @param named the act of the address, and on what; '' where the address names no act of this form
 * @param now what the act is possible on; null where it is not possible
 */
export function useOpenForm<T>(named: string, now: T | null): T | null {
  const [open, setOpen] = useState<{ named: string; about: T } | null>(null);
  const opened = named !== '' && now !== null ? { named, about: now } : null;
  const next = named !== '' && open?.named === named ? open : opened;
  if (next !== open) setOpen(next);
  return next && next.about;
}
