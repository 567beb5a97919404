import type { SuccessionReadingDto } from '@hand-receipt/contracts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { differenceOf } from './reading-words';
import type { QueuedReading } from './use-readings';

export interface Announcement {
  key: string;
  words: string;
}

interface Heard {
  readings: readonly SuccessionReadingDto[];
  queued: readonly QueuedReading[];
  isLoaded: boolean;
}

/**
 * What a screen reader says: each result once, as it comes. What was answered before the page was opened is said no more.
 *
 * @returns what came with the last answer, the oldest first.
 */
export function useAnnounced({ readings, queued, isLoaded }: Heard): readonly Announcement[] {
  const said = useRef<Set<string> | null>(null);
  const [announced, setAnnounced] = useState<readonly Announcement[]>([]);
  const all = useMemo(
    () => [
      ...readings.map((reading) => ({
        key: reading.id,
        words: [reading.message, differenceOf(reading)].filter(Boolean).join(' '),
      })),
      ...queued.map(({ id, serial }) => ({
        key: id,
        words: `Queued: ${serial}. It is answered when the connection is back.`,
      })),
    ],
    [readings, queued],
  );

  useEffect(() => {
    const known = said.current;
    if (!known) {
      // A reading that is answered before the list was loaded is new.
      if (isLoaded) said.current = new Set(all.map(({ key }) => key));
      return;
    }
    const fresh = all.filter(({ key }) => !known.has(key));
    for (const { key } of fresh) known.add(key);
    if (fresh.length > 0) setAnnounced(fresh.reverse());
  }, [all, isLoaded]);

  return announced;
}
