import type { RouteKey, RouteResponse } from '@hand-receipt/contracts';
import { isNetworkError } from '../api/api-error';
import { request, type RequestOptions } from '../api/request';
import { newId } from '../new-id';
import { sessionStore } from '../session/session-store';
import { keptPart } from './kept-part';
import type { QueueEntry, QueueType } from './queue-entry';

/** What the queue shows of a write, should it have to wait. */
interface Waiting {
  type: QueueType;
  /** What it is, for its person, e.g. 'Create M4A1 Carbine W123456'. */
  title: string;
}

/** Either the server's answer, or the entry that waits on this device. */
export type Outcome<T> = { answer: T; queued?: undefined } | { answer?: undefined; queued: QueueEntry };

/**
 * Sends a write, and keeps it on this device where no answer comes. Both tries carry one Idempotency-Key, so
 * a write whose answer was lost is not done twice. A write that the server refuses is not queued.
 *
 * @throws ApiError with the server's refusal
 * @throws NotKept where there is neither a connection nor room on the device
 */
export async function requestOrQueue<K extends RouteKey>(
  key: K,
  options: RequestOptions<K>,
  { type, title }: Waiting,
): Promise<Outcome<RouteResponse<K>>> {
  const id = newId();
  try {
    return { answer: await request(key, { ...options, idempotencyKey: id } as RequestOptions<K>) };
  } catch (error) {
    const owner = sessionStore.getState().user?.id;
    if (!isNetworkError(error) || !owner) throw error;
    const { params, body } = options as { params?: Record<string, string>; body?: unknown };
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
    };
    const { addEntry } = await keptPart();
    return { queued: await addEntry(entry) };
  }
}
