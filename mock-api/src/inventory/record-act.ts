import type { Json } from '@hand-receipt/ledger';
import type { Selectable } from 'kysely';
import type { Database } from '../kernel';
import { appendEvent, newEventId } from '../ledger';
import type { UnitOfWork } from '../unit-of-work';

/** What is done with an inventory before its opening, between that and its closing, and afterwards. */
type InventoryAct = 'planned' | 'team' | 'waived' | 'recount' | 'cancelled' | 'resolved' | 'signed';

type Named = Pick<Selectable<Database['inventory']>, 'id' | 'title' | 'state'>;

/**
 * Writes the ledger's event of an act. An inventory names its newest event until it is closed; what is done afterwards
 * does not change what the closing proves.
 */
export async function recordAct(
  { trx, actor, at }: UnitOfWork,
  { id, title, state }: Named,
  act: InventoryAct,
  more: Record<string, Json>,
): Promise<void> {
  const eventId = newEventId();
  if (state !== 'closed') {
    await trx.updateTable('inventory').set({ event_id: eventId }).where('id', '=', id).execute();
  }
  const details = { inventoryId: id, name: title, act, ...more };
  await appendEvent(trx, { type: 'INVENTORY', itemId: null, actor, at, details, eventId });
}
