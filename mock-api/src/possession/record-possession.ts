import type { Json } from '@hand-receipt/ledger';
import { appendEvent, newEventId } from '../ledger';
import type { UnitOfWork } from '../unit-of-work';

interface Item {
  id: string;
  name: string;
  serial_number: string;
}

/** Who has an item, as the ledger names them. */
export interface Having {
  kind: 'person' | 'counter' | 'book';
  /** Null for the property book. */
  id: string | null;
  name: string;
}

export interface PossessionEvent {
  action: 'draw' | 'store' | 'return';
  from: Having;
  to: Having;
  /** Of an act at a counter: what all its events say. */
  more?: Record<string, Json>;
  eventId?: string;
}

/** Writes the ledger's event of an item that somebody else has from now on. @param operator who acts */
export async function recordPossession(
  { trx, at }: UnitOfWork,
  operator: { id: string; name: string },
  item: Item,
  { action, from, to, more = {}, eventId = newEventId() }: PossessionEvent,
): Promise<void> {
  await appendEvent(trx, {
    type: 'POSSESSION',
    itemId: item.id,
    actor: operator,
    at,
    eventId,
    details: {
      name: item.name,
      serialNumber: item.serial_number,
      action,
      fromKind: from.kind,
      fromId: from.id,
      from: from.name,
      toKind: to.kind,
      toId: to.id,
      to: to.name,
      ...more,
    },
  });
}
