import type { SessionDto } from '@hand-receipt/contracts';
import { Button, formatDateTime, Mono } from '@hand-receipt/ui';
import { AccountRow } from './account-row';

interface SessionRowProps {
  session: SessionDto;
  working: boolean;
  onEnd: () => void;
}

/** One browser. This one is left by 'Sign out' alone, which also clears the device. */
export function SessionRow({ session, working, onEnd }: SessionRowProps) {
  const { device, createdAt, lastSeenAt, current } = session;
  return (
    <AccountRow
      title={device}
      detail={
        <>
          Signed in <Mono>{formatDateTime(createdAt)}</Mono>, last seen{' '}
          <Mono>{formatDateTime(lastSeenAt)}</Mono>
        </>
      }
    >
      {current ? (
        <b>This browser</b>
      ) : (
        <Button size="s" working={working} aria-label={`Sign out ${device}`} onClick={onEnd}>
          Sign out
        </Button>
      )}
    </AccountRow>
  );
}
