import type { CounterSessionDto } from '@hand-receipt/contracts';

/** What a tab remembers of an open session, so that a reload goes on with it. It holds no secret. */
export interface StoredSession {
  session: CounterSessionDto;
  /** Epoch milliseconds of the last touch. */
  touchedAt: number;
}

const sessionKey = (userId: string, counterId: string) => `handreceipt.counter.${userId}.${counterId}`;
const DEVICE_KEY = 'handreceipt.counterDevice';

/** The session of this tab at a counter; null for none, and for what no version of the page has written. */
export function readStoredSession(userId: string, counterId: string): StoredSession | null {
  try {
    const text = sessionStorage.getItem(sessionKey(userId, counterId));
    const stored = text === null ? null : (JSON.parse(text) as StoredSession);
    return typeof stored?.session.id === 'string' && typeof stored.touchedAt === 'number' ? stored : null;
  } catch {
    return null;
  }
}

export function storeSession(userId: string, { session, touchedAt }: StoredSession): void {
  sessionStorage.setItem(sessionKey(userId, session.counter.id), JSON.stringify({ session, touchedAt }));
}

export const removeSession = (userId: string, counterId: string): void =>
  sessionStorage.removeItem(sessionKey(userId, counterId));

/** What this device was called last. */
export const readDeviceName = (): string => localStorage.getItem(DEVICE_KEY) ?? '';
export const storeDeviceName = (name: string): void => localStorage.setItem(DEVICE_KEY, name);
