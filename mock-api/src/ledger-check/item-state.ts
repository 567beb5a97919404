import type { EventBody, Json } from '@hand-receipt/ledger';
import { type ChainLink, ITEM_FIELDS, type FieldValue, type ItemRecord, moveAlongChain } from '../property';

/** What an item's events say of it. What no event has said is undefined, and is held against nothing. */
export interface ItemState {
  serialNumber?: string;
  name?: string;
  /** Null for the property book. */
  holder?: string | null;
  status?: string;
  /** User ids from the first who signed down to the holder. */
  chain?: string[];
  /** In no particular order; see `componentText`. */
  components?: string[];
  /** When it left the book, ISO 8601; null for what is on it. */
  left?: string | null;
  /** The unit whose book carries it. */
  unit?: string;
  /** Of the other fields, those that an event has said. */
  record?: Partial<ItemRecord>;
}

type Details = EventBody['details'];

/** Changes `state` as one more of the item's events says. */
export function applyEvent(state: ItemState, { type, details }: EventBody): void {
  switch (type) {
    case 'ITEM CREATED':
      return enter(state, details);
    case 'ITEM LEFT':
      return leave(state, details);
    case 'ITEM REINSTATED':
      return reinstate(state, details);
    case 'TRANSFER APPROVED':
      return handOver(state, details);
    case 'ITEM UPDATED':
    case 'ITEM CLASSIFIED':
      return say(state, changedTo(details));
    case 'ITEM AMENDED':
      return amend(state, changedTo(details));
    case 'STATUS CHANGE':
      state.status = textOf(details.newStatus) ?? state.status;
      return;
    case 'COMPONENTS UPDATED':
      state.components = componentsOf(details);
  }
}

function enter(state: ItemState, details: Details): void {
  const { holderId } = details;
  state.serialNumber = textOf(details.serialNumber);
  state.name = textOf(details.name);
  const known = holderId === null || typeof holderId === 'string';
  state.holder = known ? holderId : undefined;
  state.chain = !known ? undefined : holderId === null ? [] : [holderId];
  state.status = textOf(details.status);
  state.components = componentsOf(details);
  state.left = null;
  say(state, { category: details.category, ...objectIn(details.record) });
}

/** Nobody is responsible for what left the book. */
function leave(state: ItemState, { leftAt, unitId }: Details): void {
  state.holder = null;
  state.chain = [];
  state.left = textOf(leftAt) ?? state.left;
  state.unit = textOf(unitId) ?? state.unit;
}

/** It begins a new chain in the book of the unit that entered it again. */
function reinstate(state: ItemState, details: Details): void {
  const { holderId } = details;
  state.holder = textOf(holderId) ?? null;
  state.chain = state.holder === null ? [] : [state.holder];
  state.left = null;
  state.unit = textOf(details.unitId) ?? state.unit;
  say(state, objectIn(details.record));
}

function amend(state: ItemState, said: Record<string, Json | undefined>): void {
  state.serialNumber = textOf(said.serial_number) ?? state.serialNumber;
  state.name = textOf(said.name) ?? state.name;
  say(state, said);
}

const objectIn = (value: Json | undefined): Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};

/** The new values that an edit names, by field. */
function changedTo({ changes }: Details): Record<string, Json | undefined> {
  const entries = Array.isArray(changes) ? changes.map(objectIn) : [];
  return Object.fromEntries(entries.map(({ field, to }) => [String(field), to]));
}

const isFieldValue = (value: Json | undefined): value is FieldValue =>
  value === null || typeof value === 'string' || typeof value === 'boolean';

/** Takes what an event says of the fields; what is none is passed over. */
function say(state: ItemState, said: Record<string, Json | undefined>): void {
  for (const field of ITEM_FIELDS) {
    const value = said[field];
    if (isFieldValue(value)) state.record = { ...state.record, [field]: value };
  }
}

function handOver(state: ItemState, details: Details): void {
  if (typeof details.toUserId === 'string') move(state, details.toUserId);
  if ('location' in details) say(state, { location: details.location });
}

function move(state: ItemState, toUserId: string): void {
  state.holder = toUserId;
  if (!state.chain) return;
  const links: ChainLink[] = [null, ...state.chain].map((userId, position) => ({ position, userId }));
  const { keepThrough, push } = moveAlongChain(links, toUserId);
  const kept = state.chain.slice(0, keepThrough);
  state.chain = push ? [...kept, toUserId] : kept;
}

const textOf = (value: Json | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** One component in the words of a finding: "2 x SLING, present". */
const componentText = ({
  name,
  quantity,
  status,
}: {
  name: string;
  quantity: number;
  status: string;
}): string => `${quantity} x ${name}, ${status}`;

/** The whole list that the event names; undefined where it names none, or not as one is written. */
function componentsOf({ components }: Details): string[] | undefined {
  if (!Array.isArray(components)) return undefined;
  const words = components.map((component) => {
    if (typeof component !== 'object' || component === null || Array.isArray(component)) return null;
    const { name, quantity, status } = component;
    const whole = typeof name === 'string' && typeof quantity === 'number' && typeof status === 'string';
    return whole ? componentText({ name, quantity, status }) : null;
  });
  return words.every((word) => word !== null) ? words : undefined;
}
