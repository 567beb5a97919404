import type { EventBody, Json } from '@hand-receipt/ledger';
import { type ChainLink, moveAlongChain } from '../../custody/chain';

/** What an item's events say of it. What no event has said is undefined, and is held against nothing. */
export interface ItemState {
  /** Null for the property book. */
  holder?: string | null;
  status?: string;
  /** User ids from the first who signed down to the holder. */
  chain?: string[];
  /** In no particular order; see `wordsOf`. */
  components?: string[];
}

type Details = EventBody['details'];

/** The item's state after one more of its events. */
export function foldEvent(state: ItemState, { type, details }: EventBody): ItemState {
  switch (type) {
    case 'ITEM CREATED':
      return created(details);
    case 'TRANSFER APPROVED':
      return typeof details.toUserId === 'string' ? moved(state, details.toUserId) : state;
    case 'STATUS CHANGE':
      return { ...state, status: textOf(details.newStatus) ?? state.status };
    case 'COMPONENTS UPDATED':
      return { ...state, components: componentsOf(details) };
    default:
      return state;
  }
}

function created(details: Details): ItemState {
  const { holderId } = details;
  const known = holderId === null || typeof holderId === 'string';
  return {
    ...(known && { holder: holderId, chain: holderId === null ? [] : [holderId] }),
    status: textOf(details.status),
    components: componentsOf(details),
  };
}

function moved(state: ItemState, toUserId: string): ItemState {
  const links: ChainLink[] = [null, ...(state.chain ?? [])].map((userId, position) => ({ position, userId }));
  const { keepThrough, push } = moveAlongChain(links, toUserId);
  const kept = (state.chain ?? []).slice(0, keepThrough);
  return { ...state, holder: toUserId, ...(state.chain && { chain: push ? [...kept, toUserId] : kept }) };
}

const textOf = (value: Json | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** One component in the words of a finding: "2 x SLING, present". */
export const wordsOf = ({
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
    return whole ? wordsOf({ name, quantity, status }) : null;
  });
  return words.every((word) => word !== null) ? words : undefined;
}
