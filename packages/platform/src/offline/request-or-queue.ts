import type { RouteKey, RouteResponse } from '@hand-receipt/contracts';
import { isNetworkError } from '../api/api-error';
import { connectionStore } from '../connection/connection-store';
import { request, type RequestOptions } from '../api/request';
import { newId } from '../new-id';
import { sessionStore } from '../session/session-store';
import { loadOfflineStore } from './load-offline-store';
import { type QueueEntry, type QueueType, recordOf } from './queue-entry';
import { ownEntries, queueStore } from './queue-store';
import { maySync } from './sync-policy';

/** What the queue shows of a write, should it have to wait. */
export interface Waiting {
  type: QueueType;
  /** What it is, for its person, e.g. 'Create M4A1 Carbine W123456'. */
  title: string;
  /** Names the act where it is done once, e.g. 'verify P-0001': while it waits, doing it again adds nothing. */
  act?: string;
  /** While a change of the same record waits on this device, this one waits behind it. */
  inOrder?: boolean;
  /** Results by which the server answers that it did not take it. One that waited then stays in the queue and says why. */
  notTaken?: readonly string[];
}

/** The entry of an act that waits already. */
const findWaiting = (act: string | undefined): QueueEntry | undefined =>
  act === undefined
    ? undefined
    : ownEntries(queueStore.getState().entries).find(
        (entry) => entry.act === act && (entry.state === 'waiting' || entry.state === 'sending'),
      );

/** Whether a change of the same record waits to be sent. */
const isBehind = (change: Pick<QueueEntry, 'call' | 'data'>): boolean => {
  const record = recordOf(change);
  const waits = ({ state }: QueueEntry) => state === 'waiting' || state === 'sending';
  return (
    record !== null &&
    ownEntries(queueStore.getState().entries).some((entry) => waits(entry) && recordOf(entry) === record)
  );
};

/** Either the server's answer, or the entry that waits on this device. */
export type Outcome<T> = { answer: T; queued?: undefined } | { answer?: undefined; queued: QueueEntry };

type Kept = Pick<QueueEntry, 'id' | 'type' | 'title' | 'data' | 'call' | 'owner' | 'act' | 'notTaken'>;

/** Keeps a call at the end of the queue. @throws StorageFullError where the device has no room */
async function keepCall({ act, notTaken, ...kept }: Kept): Promise<QueueEntry> {
  const { addEntry } = await loadOfflineStore();
  return addEntry({
    ...kept,
    timestamp: Date.now(),
    state: 'waiting',
    attempts: 0,
    ...(act !== undefined && { act }),
    ...(notTaken && { notTaken }),
  });
}

/** The key of an act: that of the one that waits, where it asks for the same. */
function keyFor(waiting: QueueEntry | undefined, body: unknown): string {
  const isSame = waiting !== undefined && JSON.stringify(waiting.data) === JSON.stringify(body);
  return isSame ? (waiting.key ?? waiting.id) : newId();
}

/** Has the queue sent where there is a connection, at once or once this tab has sent what it is sending. */
async function sendSoon(): Promise<void> {
  if (!connectionStore.getState().online || !maySync()) return;
  const { replayAgain } = await loadOfflineStore();
  replayAgain();
}

/**
 * Sends a write, and keeps it on this device where no answer comes. Both tries carry one Idempotency-Key, so
 * a write whose answer was lost is not done twice. A write that the server refuses is not queued. An act that waits
 * already is not queued a second time. What is sent in order waits behind what waits.
 *
 * @throws ApiError with the server's refusal
 * @throws StorageFullError where there is neither a connection nor room on the device
 */
export async function requestOrQueue<K extends RouteKey>(
  key: K,
  options: RequestOptions<K>,
  { type, title, act, inOrder = false, notTaken }: Waiting,
): Promise<Outcome<RouteResponse<K>>> {
  const { params, body } = options as { params?: Record<string, string>; body?: unknown };
  const waiting = findWaiting(act);
  const id = keyFor(waiting, body);
  const call = { key, ...(params && { params }) };
  const add = async (owner: string): Promise<Outcome<RouteResponse<K>>> => {
    return {
      queued: waiting ?? (await keepCall({ id, type, title, data: body, call, owner, act, notTaken })),
    };
  };
  const owner = sessionStore.getState().user?.id;
  if (inOrder && owner && isBehind({ call, data: body })) {
    const outcome = await add(owner);
    await sendSoon();
    return outcome;
  }
  try {
    return { answer: await request(key, { ...options, idempotencyKey: id } as RequestOptions<K>) };
  } catch (error) {
    if (!isNetworkError(error) || !owner) throw error;
    return add(owner);
  }
}
