import type { LedgerEventType } from '@hand-receipt/contracts';
import type { Json } from '@hand-receipt/ledger';
import { appendEvent } from '../ledger';
import type { Work } from './unit-of-work';

/** The item that an event is about. */
interface NamedItem {
  id: string;
  name: string;
  serial_number: string;
}

/**
 * Writes the ledger's event of an act on an item; the last step of every verb. The item's name and serial
 * number go into the evidence, because whoever reads it without our tables cannot look an id up.
 */
export async function record(
  { trx, actor, at }: Pick<Work, 'trx' | 'actor' | 'at'>,
  type: LedgerEventType,
  item: NamedItem,
  details: Record<string, Json>,
): Promise<void> {
  const named = { name: item.name, serialNumber: item.serial_number };
  await appendEvent(trx, { type, itemId: item.id, actor, at, details: { ...named, ...details } });
}
