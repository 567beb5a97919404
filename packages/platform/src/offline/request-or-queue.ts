import type { RouteKey, RouteResponse } from '@hand-receipt/contracts';
import { isNetworkError } from '../api/api-error';
import { request, type RequestOptions } from '../api/request';
import { newId } from '../new-id';
import { sessionStore } from '../session/session-store';
import { loadOfflineStore } from './load-offline-store';
import type { QueueEntry, QueueType } from './queue-entry';
import { ownEntries, queueStore } from './queue-store';

/** What the queue shows of a write, should it have to wait. */
export interface Waiting {
  type: QueueType;
  /** What it is, for its person, e.g. 'Create M4A1 Carbine W123456'. */
  title: string;
  /** Names the act where it is done once, e.g. 'verify P-0001': while it waits, doing it again adds nothing. */
  act?: string;
}

/** The entry of an act that waits already. */
const findWaiting = (act: string | undefined): QueueEntry | undefined =>
  act === undefined
    ? undefined
    : ownEntries(queueStore.getState().entries).find(
        (entry) => entry.act === act && (entry.state === 'waiting' || entry.state === 'sending'),
      );

/** Either the server's answer, or the entry that waits on this device. */
export type Outcome<T> = { answer: T; queued?: undefined } | { answer?: undefined; queued: QueueEntry };

/**
 * Sends a write, and keeps it on this device where no answer comes. Both tries carry one Idempotency-Key, so
 * a write whose answer was lost is not done twice. A write that the server refuses is not queued. An act that waits
 * already is not queued a second time.
 *
 * @throws ApiError with the server's refusal
 * @throws StorageFullError where there is neither a connection nor room on the device
 */
export async function requestOrQueue<K extends RouteKey>(
  key: K,
  options: RequestOptions<K>,
  { type, title, act }: Waiting,
): Promise<Outcome<RouteResponse<K>>> {
  const { params, body } = options as { params?: Record<string, string>; body?: unknown };
  const waiting = findWaiting(act);
  const isSame = waiting !== undefined && JSON.stringify(waiting.data) === JSON.stringify(body);
  const id = isSame ? (waiting.key ?? waiting.id) : newId();
  try {
    return { answer: await request(key, { ...options, idempotencyKey: id } as RequestOptions<K>) };
  } catch (error) {
    const owner = sessionStore.getState().user?.id;
    if (!isNetworkError(error) || !owner) throw error;
    if (waiting) return { queued: waiting };
    const entry: QueueEntry = {
      id,
      timestamp: Date.now(),
      type,
      title,
      data: body,
      call: { key, ...(params && { params }) },
      owner,
      state: 'waiting',
      attempts: 0,
      ...(act !== undefined && { act }),
    };
    const { addEntry } = await loadOfflineStore();
    return { queued: await addEntry(entry) };
  }
}
