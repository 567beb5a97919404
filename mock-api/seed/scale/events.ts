import type { NewEvent } from '../../src/ledger';
import { type ItemRecord, type NewComponent, componentFacts, transferRecord } from '../../src/property';
import type { PlannedItem } from './item-plan';

/** An item with the numbers that the property book gave it. */
export interface NumberedItem extends PlannedItem {
  id: string;
  /** One for each time it was signed down, and the events of those. */
  transferIds: string[];
  approvedEventIds: string[];
  components: readonly NewComponent[];
}

/** An item that is in the property book. */
export interface EnteredItem extends NumberedItem {
  record: ItemRecord;
}

export type DatedEvent = NewEvent & { at: Date };

/** Seconds between an offer and its approval. */
const OFFERED_BEFORE_MS = 40_000;
const CHANGED_AFTER_MS = 30_000;

/** When each transfer of an item was offered. */
export const offeredAt = (approvedAt: Date): Date => new Date(approvedAt.getTime() - OFFERED_BEFORE_MS);

/** What the verbs of custody would have recorded of an item, oldest first. */
export function eventsOf(item: EnteredItem): DatedEvent[] {
  const { id: itemId, line, serial, unitId, chain, enteredBy, status, enteredAt, record } = item;
  const named = { name: line.name, serialNumber: serial };
  const [first] = chain;
  const created: DatedEvent = {
    type: 'ITEM CREATED',
    itemId,
    actor: enteredBy,
    at: enteredAt,
    details: {
      ...named,
      holderId: first?.id ?? null,
      unitId,
      status: 'Operational',
      category: line.category,
      record,
      components: item.components.map(componentFacts),
    },
  };
  const events = [created, ...item.signedAt.flatMap((at, step) => transferEvents(item, step, at))];
  if (status === 'Operational') return events;
  const last = events.at(-1)?.at ?? enteredAt;
  return [
    ...events,
    {
      type: 'STATUS CHANGE',
      itemId,
      actor: enteredBy,
      at: new Date(last.getTime() + CHANGED_AFTER_MS),
      details: { ...named, previousStatus: 'Operational', newStatus: status },
    },
  ];
}

function transferEvents(
  { id: itemId, line, serial, chain, transferIds, approvedEventIds, components }: NumberedItem,
  step: number,
  at: Date,
): DatedEvent[] {
  const [from, to, transferId] = [chain[step], chain[step + 1], transferIds[step]];
  if (!from || !to || !transferId) return [];
  const details = {
    name: line.name,
    serialNumber: serial,
    transferId,
    fromUserId: from.id,
    toUserId: to.id,
    from: from.name,
    to: to.name,
  };
  const asked = { is_recall: false, requested_at: offeredAt(at) };
  const listed = components.map(({ name, serialNumber, quantity }) => ({ name, serialNumber, quantity }));
  return [
    {
      type: 'TRANSFER REQUESTED',
      itemId,
      actor: from,
      at: offeredAt(at),
      details: { ...details, ...transferRecord({ ...asked, status: 'Pending', resolved_at: null }) },
    },
    {
      type: 'TRANSFER APPROVED',
      itemId,
      actor: to,
      at,
      eventId: approvedEventIds[step],
      details: {
        ...details,
        includeComponents: true,
        components: listed,
        ...transferRecord({ ...asked, status: 'Approved', resolved_at: at }),
      },
    },
  ];
}
