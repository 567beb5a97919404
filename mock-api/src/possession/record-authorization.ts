import type { Json } from '@hand-receipt/ledger';
import { appendEvent } from '../ledger';
import type { UnitOfWork } from '../unit-of-work';
import type { CounterRow } from './find-counter';

/** What changed of who may do what at a counter. */
export interface AuthorizationChange {
  change:
    | 'counter set up'
    | 'counter renamed'
    | 'counter closed'
    | 'operator appointed'
    | 'operator ended'
    | 'authority given'
    | 'authority withdrawn'
    | 'authorized'
    | 'authorization ended'
    | 'card printed';
  /** Whom it is about; null for the counter itself. */
  person: { id: string; name: string } | null;
  /** The weapon that it is about. */
  item?: { id: string; name: string; serial_number: string } | null;
  cardNumber?: string | null;
  more?: Record<string, Json>;
}

/** Writes the ledger's event of a change of who may do what at a counter. */
export async function recordAuthorization(
  { trx, actor, at }: UnitOfWork,
  counter: Pick<CounterRow, 'id' | 'name' | 'unit_id'>,
  { change, person, item = null, cardNumber = null, more = {} }: AuthorizationChange,
): Promise<void> {
  await appendEvent(trx, {
    type: 'AUTHORIZATION',
    itemId: item?.id ?? null,
    actor,
    at,
    details: {
      ...(item && { name: item.name, serialNumber: item.serial_number }),
      change,
      counterId: counter.id,
      counter: counter.name,
      unitId: counter.unit_id,
      userId: person?.id ?? null,
      ...(person && { person: person.name }),
      ...(cardNumber && { cardNumber }),
      ...more,
    },
  });
}
