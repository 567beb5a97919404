import type { CounterSessionDto } from '@hand-receipt/contracts';
import { useCurrentUser } from '@hand-receipt/platform';
import { useEffect, useState } from 'react';
import { readStoredSession, storeSession } from './counter-session';

/** After so long without a touch the counter locks. */
const LOCK_MS = 5 * 60_000;
const LOOK_EVERY_MS = 5000;
/** A touch is written down no more often. */
const NOTE_EVERY_MS = 10_000;

const isOver = (touchedAt: number, now: number): boolean => now - touchedAt >= LOCK_MS;

/** Whether the counter is locked, also after a reload, and how it opens again. */
export function useLock(session: CounterSessionDto): { isLocked: boolean; unlock: () => void } {
  const { id: userId } = useCurrentUser();
  const [isLocked, setLocked] = useState(() =>
    isOver(readStoredSession(userId, session.counter.id)?.touchedAt ?? 0, Date.now()),
  );
  useEffect(() => {
    if (isLocked) return;
    let touchedAt = Date.now();
    let notedAt = 0;
    const touch = () => {
      touchedAt = Date.now();
      if (touchedAt - notedAt < NOTE_EVERY_MS && touchedAt >= notedAt) return;
      notedAt = touchedAt;
      storeSession(userId, { session, touchedAt });
    };
    const look = setInterval(() => {
      if (isOver(touchedAt, Date.now())) setLocked(true);
    }, LOOK_EVERY_MS);
    document.addEventListener('keydown', touch, true);
    document.addEventListener('pointerdown', touch, true);
    return () => {
      clearInterval(look);
      document.removeEventListener('keydown', touch, true);
      document.removeEventListener('pointerdown', touch, true);
    };
  }, [isLocked, session, userId]);
  const unlock = () => {
    storeSession(userId, { session, touchedAt: Date.now() });
    setLocked(false);
  };
  return { isLocked, unlock };
}
