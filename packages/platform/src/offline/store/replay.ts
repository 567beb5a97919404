import type { RouteKey } from '@hand-receipt/contracts';
import { refetchChanged } from '../../query/refetch-changed';
import { sessionStore } from '../../session/session-store';
import { callOf, type QueueEntry, recordOf } from '../queue-entry';
import { ownEntries, queueStore } from '../queue-store';
import { holdIdleQueue } from './queue-lock';
import { sendEntry } from './send-entry';

/** What came of a replay. `stopped`: no connection or no session, and the rest waits. */
export interface Replayed {
  sent: number;
  refused: number;
  stopped: boolean;
}

const NOTHING: Replayed = { sent: 0, refused: 0, stopped: false };

const currentUser = () => sessionStore.getState().user?.id;

const noteAnswer = (id: string, answer: unknown) =>
  queueStore.setState(({ answers }) => ({ answers: { ...answers, [id]: answer } }));

async function sendAll(owner: string): Promise<Replayed> {
  const result = { ...NOTHING };
  const sent: RouteKey[] = [];
  const tried = new Set<string>();
  const isOpen = ({ state }: QueueEntry) => state === 'waiting';
  /** Also what was added while others were sent; never what is behind one of its record that waits for the server. */
  const next = () => {
    const waiting = ownEntries(queueStore.getState().entries, owner).filter(isOpen);
    const held = new Set(waiting.filter(({ id }) => tried.has(id)).map(recordOf));
    held.delete(null);
    return waiting.find((entry) => !tried.has(entry.id) && !held.has(recordOf(entry)));
  };
  for (let entry = next(); entry; entry = next()) {
    tried.add(entry.id);
    // Another person may sit at the device by now.
    if (currentUser() !== owner) return { ...result, stopped: true };
    const done = await sendEntry(entry);
    const { outcome } = done;
    if (done.outcome === 'sent') noteAnswer(entry.id, done.answer);
    result.stopped = outcome === 'waits';
    if (outcome === 'waits') break;
    result[outcome] += 1;
    const made = callOf(entry);
    if (outcome === 'sent' && made) sent.push(made.key);
  }
  await refetchChanged(...sent);
  return result;
}

/**
 * Sends what waits of the signed-in person, in the order of their acts. An entry that succeeds leaves the queue.
 * One that is refused stays, with the reason, until they edit or discard it, and holds up nothing behind it.
 * One that met a server in trouble waits, and with it what is behind it on the same record.
 * One tab at a time sends; another that asks meanwhile has nothing to do.
 */
export async function replayQueue(): Promise<Replayed> {
  const owner = currentUser();
  if (!owner || queueStore.getState().syncing) return NOTHING;
  queueStore.setState({ syncing: true });
  try {
    return (await holdIdleQueue(owner, () => sendAll(owner))) ?? NOTHING;
  } finally {
    queueStore.setState({ syncing: false });
  }
}

/** Sends the queue once what is being sent was sent. What cannot be sent waits, as always. */
export function replayAgain(): void {
  const replay = () =>
    void replayQueue().catch((error: unknown) => console.warn('The queue could not be sent', error));
  if (!queueStore.getState().syncing) return replay();
  const stop = queueStore.subscribe(({ syncing }) => {
    if (syncing) return;
    stop();
    replay();
  });
}
