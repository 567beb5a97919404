import { sql } from 'kysely';
import type { OpenDatabase } from '../../src/kernel/db/open-database';

/**
 * Custody as the events alone tell it, put together without any code of the server: if the server's rules
 * and its reading of its own events were wrong in the same way, this would still differ.
 */
export interface Told {
  items: Map<string, ToldItem>;
  /** Transfer, and its state in the words of the table. */
  transfers: Map<string, string>;
  /** Shortage, its state and quantity, and who answers for it. */
  shortages: Map<string, string>;
  /** Events that changed nothing of all this. */
  idle: string[];
}

/** What identifies an item, and what makes it sensitive. */
const FACTS = ['serial_number', 'category', 'ciic', 'sensitive_mark', 'is_sensitive'] as const;
type Facts = Record<(typeof FACTS)[number], string | boolean | null>;

interface ToldItem {
  holder: string | null;
  status: string;
  chain: string[];
  /** 'Name x2 present 2/0', sorted. */
  components: string[];
  /** Serial numbers of what is mounted on it, sorted. */
  mounted: string[];
  facts: Facts;
  /** What did not see it last, and nobody found it since. */
  missing: string | null;
}

interface Fact {
  name: string;
  quantity: number;
  status: string;
  onHand: number | null;
  damaged: number;
}

interface Event {
  type: string;
  item: string;
  details: {
    serialNumber: string;
    record: Omit<Facts, 'serial_number'>;
    changes?: { field: string; to: string | boolean | null }[];
    proposedByUserId?: string;
    signedByUserId?: string;
    holderId: string | null;
    status: string;
    newStatus: string;
    toUserId: string;
    fromUserId: string | null;
    act: string;
    chainBefore: string[];
    chainAfter: string[];
    released: string[];
    transferId: string;
    signOver?: boolean;
    components: Fact[];
    added: Fact[];
    mounted?: { serialNumber: string };
    takenOff?: { parent: string; component: string }[] | { serialNumber: string };
    mountedOn?: object;
    takenOffFrom?: object;
    shortageId: string;
    state: string;
    quantity: number;
    accountableUserId: string | null;
    inventoryId?: string;
    successionId?: string;
  };
}

const words = (facts: readonly Fact[]) =>
  facts.map((fact) => `${fact.name} x${fact.quantity} ${fact.status} ${fact.onHand}/${fact.damaged}`).sort();

const ENDS: Record<string, string> = {
  'TRANSFER APPROVED': 'Approved',
  'TRANSFER REJECTED': 'Rejected',
  'TRANSFER CANCELLED': 'Cancelled',
};

function takeOff({ items }: Told, serials: Map<string, string>, takenOff: Event['details']['takenOff'] = []) {
  for (const { parent, component } of Array.isArray(takenOff) ? takenOff : []) {
    const on = items.get(serials.get(parent) ?? '');
    if (on) on.mounted = on.mounted.filter((serial) => serial !== component);
  }
}

function tell(told: Told, serials: Map<string, string>, { type, item, details }: Event): void {
  const { items, transfers } = told;
  if (type === 'ITEM CREATED') {
    const chain = details.holderId ? [details.holderId] : [];
    const components = words(details.components);
    const facts = factsOf(details.serialNumber, details.record);
    items.set(item, {
      holder: details.holderId,
      status: details.status,
      chain,
      components,
      mounted: [],
      facts,
      missing: null,
    });
    serials.set(details.serialNumber, item);
    return;
  }
  const state = items.get(item);
  if (!state) throw new Error(`${type} of ${item}, which was never entered`);
  if (type === 'ITEM LEFT') {
    items.set(item, { ...state, holder: null, chain: [], mounted: [], missing: null });
    takeOff(told, serials, details.takenOff);
  }
  if (type === 'ITEM REINSTATED') {
    const chain = details.holderId ? [details.holderId] : [];
    const facts = factsOf(state.facts.serial_number, details.record);
    items.set(item, { ...state, holder: details.holderId, chain, facts });
  }
  if (type === 'TRANSFER REQUESTED' || type === 'RECALL REQUESTED')
    transfers.set(details.transferId, 'Pending');
  if (type === 'SIGN-OVER AGREED') transfers.set(details.transferId, 'Pending, agreed');
  if (type === 'SUPERIOR REPLACED') transfers.set(details.transferId, 'Pending');
  if (ENDS[type]) transfers.set(details.transferId, ENDS[type]);
  if (type === 'TRANSFER APPROVED') {
    const known = state.chain.indexOf(details.toUserId);
    if (details.signOver) signOver(state, details);
    else state.chain = known < 0 ? [...state.chain, details.toUserId] : state.chain.slice(0, known + 1);
    state.holder = details.toUserId;
    // The hand-over lists what the item has, so that the recipient's signature covers it.
    if (words(details.components).join() !== state.components.join()) {
      throw new Error(`${item} changed hands with other components than the event lists`);
    }
    takeOff(told, serials, details.takenOff);
  }
  if (type === 'LINK REPLACED') succeed(state, details);
  if (type === 'NOT SEEN') state.missing = details.inventoryId ?? details.successionId ?? null;
  if (type === 'FOUND') state.missing = null;
  if (type === 'STATUS CHANGE') state.status = details.newStatus;
  if (type === 'COMPONENTS UPDATED' || type === 'COMPONENTS COUNTED') {
    state.components = words(details.components);
  }
  if (type === 'SHORTAGE') {
    const { shortageId, quantity, accountableUserId } = details;
    told.shortages.set(shortageId, `${details.state} ${quantity} ${accountableUserId}`);
  }
  if (type === 'ITEM UPDATED') foldMount(state, details);
  if (details.changes) foldChanges(told, serials, item, details);
}

/** The last link is written over, and the event says the chain that comes of it. */
function signOver(state: ToldItem, { fromUserId, toUserId, chainAfter }: Event['details']): void {
  const chain = state.chain.map((id) => (id === fromUserId ? toUserId : id));
  if (state.chain.length < 2 || chain.at(-1) !== toUserId || chain.join() !== chainAfter.join()) {
    throw new Error(`An item was signed over otherwise than by the rule: ${JSON.stringify(chainAfter)}`);
  }
  state.chain = chain;
}

/**
 * The succession rule in other words: the incoming is written over the outgoing, or on top, and where they are in it
 * twice by then, all from the one place to the other become one.
 */
function succeed(state: ToldItem, { act, fromUserId, toUserId, ...said }: Event['details']): void {
  const written =
    act === 'replace'
      ? state.chain.map((id) => (id === fromUserId ? toUserId : id))
      : [toUserId, ...state.chain];
  const [first, last] = [written.indexOf(toUserId), written.lastIndexOf(toUserId)];
  const chain = written.filter((_, at) => at <= first || at > last);
  const released = state.chain.filter((id) => !chain.includes(id));
  const due = JSON.stringify([state.chain, chain, released]);
  if (due !== JSON.stringify([said.chainBefore, said.chainAfter, said.released])) {
    throw new Error(`A link was replaced otherwise than by the rule: ${JSON.stringify(said)}`);
  }
  state.chain = chain;
  state.holder = chain.at(-1) ?? null;
}

const factsOf = (serial: Facts['serial_number'], record: Omit<Facts, 'serial_number'>): Facts => ({
  serial_number: serial,
  category: record.category,
  ciic: record.ciic,
  sensitive_mark: record.sensitive_mark,
  is_sensitive: record.is_sensitive,
});

/** Values that an edit, a classification or an amendment changes. Two people end that an item is sensitive. */
function foldChanges(
  { items }: Told,
  serials: Map<string, string>,
  item: string,
  { changes = [], proposedByUserId: first, signedByUserId: second }: Event['details'],
): void {
  const state = items.get(item);
  for (const { field, to } of changes) {
    const fact = FACTS.find((known) => known === field);
    if (!state || !fact) continue;
    if (fact === 'is_sensitive' && to === false && (!first || !second || first === second)) {
      throw new Error(`${item} stopped being sensitive on one signature`);
    }
    const before = String(state.facts.serial_number);
    state.facts = { ...state.facts, [fact]: to };
    if (fact !== 'serial_number') continue;
    serials.set(String(to), item);
    for (const other of items.values()) {
      other.mounted = other.mounted.map((serial) => (serial === before ? String(to) : serial)).sort();
    }
  }
}

function foldMount(state: ToldItem, { mounted, takenOff }: Event['details']): void {
  if (mounted) state.mounted = [...state.mounted, mounted.serialNumber].sort();
  if (!takenOff || Array.isArray(takenOff)) return;
  state.mounted = state.mounted.filter((serial) => serial !== takenOff.serialNumber);
}

/** Reads every event from the first one. */
export async function readByEvents({ db }: OpenDatabase): Promise<Told> {
  const told: Told = { items: new Map(), transfers: new Map(), shortages: new Map(), idle: [] };
  const serials = new Map<string, string>();
  const events = await db
    .selectFrom('ledger_event')
    .select(['seq', 'body'])
    // The acts of a closing, an amendment or a succession tell of its paper; each of its items has an event of its own. A
    // clearance is of a person.
    .where('event_type', 'not in', [
      ...(['CLOSING', 'LOSS CASE', 'AMENDMENT', 'SETTING CHANGED', 'SUCCESSION', 'USER'] as const),
      'INVENTORY OPENED',
      'INVENTORY',
    ])
    .orderBy('seq')
    .execute();
  for (const { seq, body } of events) {
    const event = JSON.parse(Buffer.from(body).toString('utf8')) as Event;
    const before = snapshot(told);
    tell(told, serials, event);
    // The same words again are another component where one was removed and one added.
    const replaced = event.type === 'COMPONENTS UPDATED' && event.details.added.length > 0;
    // What is mounted has an event of its own, beside that of what it is mounted on.
    const ofPart = event.details.mountedOn ?? event.details.takenOffFrom;
    // Counting the same number again is an act all the same.
    const counted = event.type === 'COMPONENTS COUNTED';
    // Seen or not seen once more is an act, too.
    const looked = event.type === 'VERIFICATION' || event.type === 'NOT SEEN';
    const may = replaced || counted || looked || ofPart !== undefined;
    if (snapshot(told) === before && !may) told.idle.push(`${seq} ${event.type}`);
  }
  return told;
}

const snapshot = ({ items, transfers, shortages }: Told) =>
  JSON.stringify([[...items], [...transfers], [...shortages]]);

/** Custody as the tables show it. */
export async function readByTables({ db }: OpenDatabase): Promise<Omit<Told, 'idle'>> {
  const { rows } = await sql<ToldItem & { id: string }>`
    select property.id, assigned_to_user_id as holder, current_status as status,
      array(select user_id from custody_link link where link.item_id = property.id and position > 0
        order by position) as chain,
      array(select name || ' x' || quantity || ' ' || status || ' ' || coalesce(on_hand::text, 'null') || '/' || damaged
        from component where property_id = property.id order by 1) as components,
      array(select part.serial_number from attached_component mount
        join property part on part.id = mount.component_id
        where mount.parent_id = property.id order by 1) as mounted,
      jsonb_build_object('serial_number', serial_number, 'category', category, 'ciic', ciic,
        'sensitive_mark', sensitive_mark, 'is_sensitive', is_sensitive) as facts,
      missing_in as missing
    from property order by property.id`.execute(db);
  const transfers = await db
    .selectFrom('transfer')
    .select(['id', 'status', 'superior_agreed_at as agreedAt'])
    .execute();
  const shortages = await db
    .selectFrom('component_shortage')
    .select(['id', 'state', 'quantity', 'accountable_user_id as by'])
    .execute();
  return {
    shortages: new Map(shortages.map(({ id, state, quantity, by }) => [id, `${state} ${quantity} ${by}`])),
    items: new Map(rows.map(({ id, ...item }) => [id, { ...item, components: [...item.components].sort() }])),
    transfers: new Map(
      transfers.map(({ id, status, agreedAt }) => [
        id,
        status === 'Pending' && agreedAt !== null ? 'Pending, agreed' : status,
      ]),
    ),
  };
}
