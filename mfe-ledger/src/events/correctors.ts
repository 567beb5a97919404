import type { Role } from '@hand-receipt/contracts';
import { useSession } from '@hand-receipt/platform';

const CORRECTORS: readonly Role[] = ['Supply Sergeant', 'Commander'];

/** Whether the person signed in writes corrections. The server decides; the screen only follows. */
export const useWritesCorrections = (): boolean => {
  const role = useSession((session) => session.user?.role);
  return CORRECTORS.some((corrector) => corrector === role);
};

/** Where the correction of an event is written. */
export const correctionPath = (eventId: string): string =>
  `/correction-log?correct=${encodeURIComponent(eventId)}`;
