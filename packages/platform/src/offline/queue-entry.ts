import type { RouteKey } from '@hand-receipt/contracts';

/** One write that waits on this device for a connection (product.md: id, timestamp, type, data). */
export interface QueueEntry {
  /** Also its Idempotency-Key, unless it was edited: however often it is sent, the server does it once. */
  id: string;
  /** Its Idempotency-Key since it was edited: what asks for something else needs a key of its own. */
  key?: string;
  /** Epoch milliseconds of the act. Entries are sent in this order. */
  timestamp: number;
  type: QueueType;
  /** The request's body. */
  data: unknown;
  /** The call to make. Entries of the first version have none: it follows from their type. */
  call?: QueuedCall;
  /** What it is, for its person, e.g. 'Create M4A1 Carbine W123456'. */
  title: string;
  /** User id of the person who made the change. Only they see and send it. */
  owner: string;
  /** A draft is never sent by itself: its person opens its form again and sends it there. */
  state: QueueState;
  /** Why the server refused it; with state 'failed'. */
  reason?: string;
  /** HTTP status of that refusal. */
  status?: number;
  attempts: number;
  /** Where the form of a draft is opened again. */
  path?: string;
  /** Tells the act from others, where doing it twice says nothing more, e.g. 'verify P-0001'. */
  act?: string;
  /** Results by which the server answers that it did not take it: the entry then stays, with the answer's message. */
  notTaken?: readonly string[];
}

type QueueState = 'waiting' | 'sending' | 'failed' | 'draft';
export type QueueType = 'create' | 'update' | 'verify' | 'consume' | 'transfer' | 'form';

export interface QueuedCall {
  key: RouteKey;
  params?: Record<string, string>;
}

/** What a change was made over. */
interface Basis {
  itemId: string;
  version: number;
}

const TYPES: readonly string[] = ['create', 'update', 'verify', 'consume', 'transfer', 'form'];
const TITLES: Partial<Record<QueueType, string>> = {
  create: 'Create item',
  update: 'Update status',
  verify: 'Verify item',
};

/** Its own person decides about these; all else is sent by itself. */
const DECIDED_BY_HAND: readonly unknown[] = ['failed', 'draft'] satisfies QueueState[];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads what a device kept, which an older version may have written.
 *
 * @param owner whose it is where the entry does not say
 * @returns null for what is no entry at all
 */
export function readEntry(value: unknown, owner: string): QueueEntry | null {
  if (!isObject(value) || typeof value.id !== 'string' || !TYPES.includes(String(value.type))) return null;
  const type = value.type as QueueType;
  return {
    id: value.id,
    type,
    timestamp:
      typeof value.timestamp === 'number' ? value.timestamp : Date.parse(String(value.timestamp)) || 0,
    data: value.data,
    ...(isObject(value.call) && { call: value.call as unknown as QueuedCall }),
    title: typeof value.title === 'string' ? value.title : (TITLES[type] ?? type),
    owner: typeof value.owner === 'string' ? value.owner : owner,
    ...(typeof value.key === 'string' && { key: value.key }),
    // A page that was closed while it sent: the same key makes sending again safe.
    state: DECIDED_BY_HAND.includes(value.state) ? (value.state as QueueState) : 'waiting',
    ...(typeof value.reason === 'string' && { reason: value.reason }),
    ...(typeof value.status === 'number' && { status: value.status }),
    attempts: typeof value.attempts === 'number' ? value.attempts : 0,
    ...(typeof value.path === 'string' && { path: value.path }),
    ...(typeof value.act === 'string' && { act: value.act }),
    ...(Array.isArray(value.notTaken) && { notTaken: value.notTaken.map(String) }),
  };
}

/** The item that an update or a verification of the first version is about. */
const idIn = (data: unknown) => (isObject(data) ? String(data.id ?? data.propertyId ?? '') : '');

/** The call of an entry, and the body to send with it; null for one that this version has no call for. */
export function callOf({ call, type, data }: QueueEntry): (QueuedCall & { body: unknown }) | null {
  if (call) return { ...call, body: data };
  const given = isObject(data) ? data : {};
  switch (type) {
    case 'update':
      return {
        key: 'PATCH /api/property/:id/status',
        params: { id: idIn(data) },
        // A report of a loss carries its facts.
        body: { status: given.status, ...(isObject(given.loss) && { loss: given.loss }) },
      };
    case 'verify':
      return {
        key: 'POST /api/property/:id/verify',
        params: { id: idIn(data) },
        body: { verificationType: given.verificationType ?? 'serial-number' },
      };
    case 'create':
      return { key: 'POST /api/property', body: data };
    default:
      return null;
  }
}

/** The item that a change was made over, and the version of it that its person had seen; null for other changes. */
export function basisOf({ call, data }: Pick<QueueEntry, 'call' | 'data'>): Basis | null {
  const itemId = call?.key.includes(' /api/property/:id') ? call.params?.id : undefined;
  if (itemId === undefined || !isObject(data) || typeof data.version !== 'number') return null;
  return { itemId, version: data.version };
}

/**
 * What names the record that an entry is about: entries on one record are done in their order. Changes of one item that
 * name its version are on one record, whatever they change: each of them moves the version on. Null for others.
 */
export function recordOf(entry: Pick<QueueEntry, 'call' | 'data'>): string | null {
  const basis = basisOf(entry);
  if (basis) return `item ${basis.itemId}`;
  return entry.call?.params ? `${entry.call.key} ${JSON.stringify(entry.call.params)}` : null;
}

/** Why the server answered that it did not take an entry; null where it did. */
export function whyNotTaken({ notTaken = [] }: QueueEntry, answer: unknown): string | null {
  if (!isObject(answer) || !notTaken.includes(String(answer.result))) return null;
  return typeof answer.message === 'string' ? answer.message : 'The server did not take it.';
}

/** The server's trouble, not the entry's: worth another try by itself. */
export const willPass = (status: number | undefined): boolean =>
  status !== undefined && (status >= 500 || status === 429);
