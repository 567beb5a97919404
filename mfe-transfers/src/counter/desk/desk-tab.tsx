import type { CounterDto, CounterSessionDto } from '@hand-receipt/contracts';
import { useCurrentUser } from '@hand-receipt/platform';
import { useState } from 'react';
import { readStoredSession, removeSession, storeDeviceName, storeSession } from './counter-session';
import { Desk } from './desk';
import { OpenSession } from './open-session';

/** The counter itself: an open session at this device, or the way to open one. */
export default function DeskTab({ counter }: { counter: CounterDto }) {
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
  if (session === null) return <OpenSession counter={counter} why={ended} onOpen={open} />;
  return <Desk counter={counter} session={session} onEnd={end} />;
}
