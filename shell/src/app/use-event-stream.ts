import { accountQueries } from '@hand-receipt/data';
import {
  queryClient,
  signOut,
  startEventStream,
  useConnection,
  useLocation,
  useSession,
} from '@hand-receipt/platform';
import { toast } from '@hand-receipt/ui';
import { useEffect, useRef, useState } from 'react';
import { keepPlace } from './left-place';
import { whenIdle } from './when-idle';

const TRY_AGAIN_MS = 10_000;

/**
 * Nothing of theirs stays on the screen; where they were, and what they had not sent, waits on the device, should they be let
 * in again.
 */
function leaveDeactivated(userId: string, place: string): void {
  keepPlace(userId, place);
  toast({
    title: 'You were signed out',
    description: 'Your account was deactivated. Ask an Admin of your unit.',
    tone: 'danger',
  });
  void signOut({ queue: 'keep' });
}

/**
 * Keeps the update stream open for the signed-in user. A browser closes a stream for good after an error response. Then
 * this hook checks the session and, if it is valid, opens a new stream.
 */
export function useEventStream(): void {
  const userId = useSession((session) => session.user?.id);
  const expired = useSession((session) => session.expired);
  const online = useConnection((connection) => connection.online);
  const [attempt, setAttempt] = useState(0);
  const { pathname, search } = useLocation();
  const place = useRef(pathname);
  useEffect(() => {
    place.current = pathname + search;
  }, [pathname, search]);
  // The server closes the stream of a session that has ended, and says before if the account is closed with it.
  const over = expired && !online;

  useEffect(() => {
    if (!userId || over) return;
    let stop = () => {};
    // On HTTP/1.1 a stream takes one of six connections: the first screen's requests go first.
    const calledOff = whenIdle(() => {
      const onDeactivated = () => leaveDeactivated(userId, place.current);
      stop = startEventStream(userId, { onDeactivated });
    }, 3000);
    return () => {
      calledOff();
      stop();
    };
  }, [userId, over, attempt]);

  useEffect(() => {
    if (online || expired || !userId) return;
    const timer = setInterval(() => {
      queryClient.fetchQuery({ ...accountQueries.me(), staleTime: 0 }).then(
        () => setAttempt((count) => count + 1),
        () => undefined,
      );
    }, TRY_AGAIN_MS);
    return () => clearInterval(timer);
  }, [online, expired, userId]);
}
