import type { CounterDto, CounterSessionDto } from '@hand-receipt/contracts';
import { useCurrentUser } from '@hand-receipt/platform';
import { useState } from 'react';
import { readStoredSession, removeSession, storeDeviceName, storeSession } from './counter-session';

/** The session of this tab at a counter, how it is opened, and why the one before ended. */
export function useCounterSession(counter: CounterDto) {
  const { id: userId } = useCurrentUser();
  const [session, setSession] = useState<CounterSessionDto | null>(
    () => readStoredSession(userId, counter.id)?.session ?? null,
  );
  const [ended, setEnded] = useState<string | null>(null);
  const open = (opened: CounterSessionDto) => {
    storeDeviceName(opened.device_name);
    storeSession(userId, { session: opened, touchedAt: Date.now() });
    setEnded(null);
    setSession(opened);
  };
  const end = (why: string | null) => {
    removeSession(userId, counter.id);
    setEnded(why);
    setSession(null);
  };
  return { session, ended, open, end };
}
