import type { EventBody, Json } from '@hand-receipt/ledger';
import { ITEM_FIELDS, type FieldValue, type ItemRecord } from '../property';
import { type HeldTerms, followTerms } from './held-terms';
import { chainMoved } from './moved-chain';
import { isFound } from './records/found';
import { chainAfter } from './replaced-link';

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
  /** The day on which its next calibration is due, YYYY-MM-DD; null where none was recorded. */
  calibrationDue?: string | null;
  /** Times that it was seen, of those that an event names by number. */
  verifications?: number;
  /** The closed inventory, or the succession, that did not see it; null where it is not missing. */
  missingIn?: string | null;
  /** When that inventory was closed, or its section counted, ISO 8601. */
  missingSince?: string | null;
  /** Who has it where its holder does not: 'person' or 'counter' with an id; null where its holder does. */
  possession?: string | null;
  /** What it is mounted on and where, as `mountText` writes it; null where it is on nothing. */
  mountedOn?: string | null;
  /** Since and until when they have it. */
  terms?: HeldTerms;
  /** Of the other fields, those that an event has said. */
  record?: Partial<ItemRecord>;
}

type Details = EventBody['details'];

/** Types of events that name all components of an item as they are from then on. */
const LISTS_COMPONENTS: readonly string[] = ['COMPONENTS UPDATED', 'COMPONENTS COUNTED'];

/** Changes `state` as one more of the item's events says. */
export function applyEvent(state: ItemState, event: EventBody): void {
  follow(state, event);
  state.terms ??= {};
  followTerms(state.terms, event, { chain: state.chain, possession: state.possession });
}

function follow(state: ItemState, event: EventBody): void {
  const { type, details } = event;
  // An item of a loss case from before says nothing of the item's record.
  if (isFound(event) && type !== 'LOSS CASE') return fillIn(state, details);
  if (LISTS_COMPONENTS.includes(type)) {
    state.components = componentsOf(details);
    return;
  }
  switch (type) {
    case 'ITEM CREATED':
      return enter(state, details);
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
    default:
      return applyRarer(state, event);
  }
}

function handOver(state: ItemState, details: Details): void {
  const { toUserId, mode } = details;
  if (typeof toUserId === 'string') {
    giveUp(state, toUserId);
    state.holder = toUserId;
    if (state.chain) state.chain = chainMoved(state.chain, toUserId, details.signOver === true);
    if (mode === 'issue' || mode === 'temporary') state.possession = `person ${toUserId}`;
  } else if (toUserId === null) {
    // At a counter an item goes back to the book.
    giveUp(state, null);
    state.holder = null;
    state.chain = [];
  }
  // What a counter stores of it has an event of its own.
  if (mode === 'return') state.possession = null;
  if ('location' in details) say(state, { location: details.location });
}

/** Who gives an item up has it no more; what another person or a counter has stays there. */
function giveUp(state: ItemState, toUserId: string | null): void {
  if (toUserId !== state.holder && state.possession === `person ${state.holder}`) state.possession = null;
}

/** Whoever has it now; null for the property book. */
function possess(state: ItemState, { toKind, toId, location }: Details): void {
  const isSomebody = typeof toId === 'string' && (toKind === 'person' || toKind === 'counter');
  state.possession = isSomebody ? `${toKind} ${toId}` : null;
  if (location !== undefined) say(state, { location });
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
  state.possession = null;
  find(state);
  state.unit = textOf(details.unitId);
  say(state, { category: details.category, ...objectIn(details.record) });
}

/** It was found or calibrated, left the book or came back into one, or a person took a place in its chain. */
function applyRarer(state: ItemState, event: EventBody): void {
  const { type, details } = event;
  if (type === 'VERIFICATION') see(state, details);
  if (type === 'NOT SEEN') miss(state, event);
  if (type === 'FOUND') find(state);
  if (type === 'POSSESSION') possess(state, details);
  if (type === 'CALIBRATION RECORDED') state.calibrationDue = dayOf(details.dueAfter);
  if (type === 'ITEM LEFT') leave(state, details);
  if (type === 'ITEM REINSTATED') reinstate(state, details);
  if (type === 'LINK REPLACED') {
    state.chain = chainAfter(state.chain, details);
    const holder = state.chain.at(-1) ?? null;
    giveUp(state, holder);
    state.holder = holder;
  }
}

/** Of an event from before, no row tells that it is counted. */
function see(state: ItemState, { verificationId }: Details): void {
  if (typeof verificationId === 'string') state.verifications = (state.verifications ?? 0) + 1;
  // The newest of VERIFICATION, NOT SEEN and FOUND decides.
  if (state.missingIn) find(state);
}

function miss(state: ItemState, { ts, details }: EventBody): void {
  state.missingIn = textOf(details.inventoryId) ?? textOf(details.successionId) ?? state.missingIn;
  state.missingSince = ts;
}

function find(state: ItemState): void {
  state.missingIn = null;
  state.missingSince = null;
}

/** Nobody is responsible for what left the book. */
function leave(state: ItemState, { leftAt, unitId }: Details): void {
  find(state);
  state.holder = null;
  state.possession = null;
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

/**
 * What the tables showed at an upgrade counts where no event had said it. So the upgrade hides no change that was made
 * before it, and an item that no event entered stays one.
 */
function fillIn(state: ItemState, details: Details): void {
  const { holder } = state;
  const found: ItemState = {};
  enter(found, details);
  const chain = Array.isArray(details.chain) ? details.chain.map(String) : undefined;
  const said = Object.entries(state).filter(([, value]) => value !== undefined);
  Object.assign(state, found, { chain }, Object.fromEntries(said));
  state.record = { ...found.record, ...state.record };
  state.holder = holder;
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

const dayOf = (value: Json | undefined): string | null => textOf(value) ?? null;

const textOf = (value: Json | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** One component in the words of a finding: "7 x MAGAZINE, 5 on hand, 1 damaged". */
function componentText({ name, quantity, onHand, damaged }: ComponentState): string {
  const counts = onHand === null ? 'not counted' : `${onHand} on hand`;
  return `${quantity} x ${name}, ${counts}${damaged > 0 ? `, ${damaged} damaged` : ''}`;
}

interface ComponentState {
  name: string;
  quantity: number;
  onHand: number | null;
  damaged: number;
}

const numberOf = (value: Json | undefined): number | undefined =>
  typeof value === 'number' ? value : undefined;

/** The counts that an event names. Older events name a status, from which the counts of that time were taken. */
function countsOf({ onHand, damaged, status, quantity }: Record<string, Json>) {
  if (onHand === null || typeof onHand === 'number') return { onHand, damaged: numberOf(damaged) ?? 0 };
  const authorized = numberOf(quantity) ?? 0;
  if (typeof status !== 'string') return null;
  return {
    onHand: status === 'missing' ? 0 : authorized,
    damaged: status === 'damaged' ? authorized : 0,
  };
}

/** The whole list that the event names; undefined where it names none, or not as one is written. */
function componentsOf({ components }: Details): string[] | undefined {
  if (!Array.isArray(components)) return undefined;
  const words = components.map((value) => {
    const component = objectIn(value);
    const { name, quantity } = component;
    const counts = countsOf(component);
    const isWhole = typeof name === 'string' && typeof quantity === 'number' && counts !== null;
    return isWhole ? componentText({ name, quantity, ...counts }) : null;
  });
  return words.every((word) => word !== null) ? words : undefined;
}
