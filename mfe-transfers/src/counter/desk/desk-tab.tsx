import type { CounterDto } from '@hand-receipt/contracts';
import { Desk } from './desk';
import { OpenSession } from './open-session';
import { useCounterSession } from './use-counter-session';

/** The counter itself: an open session at this device, or the way to open one. */
export default function DeskTab({ counter }: { counter: CounterDto }) {
  const { session, ended, open, end } = useCounterSession(counter);
  if (session === null) return <OpenSession counter={counter} why={ended} onOpen={open} />;
  return <Desk counter={counter} session={session} onEnd={end} />;
}
