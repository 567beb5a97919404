import { appendEvent } from '../../ledger';
import type { UnitOfWork } from '../../unit-of-work';

/** What the ledger says of a unit. */
export interface UnitState {
  id: string;
  name: string;
  kind: string;
  parentId: string | null;
}

/** Writes the ledger's event of a change to a unit, with the unit as it is after it; the last step of each. */
export async function recordUnitEvent(
  { trx, actor, at }: Pick<UnitOfWork, 'trx' | 'at'> & { actor: { id: string; name: string } },
  change: 'created' | 'renamed' | 'moved' | 'removed' | 'recorded as found',
  { id: unitId, name, kind, parentId }: UnitState,
): Promise<void> {
  const details = { change, unitId, name, kind, parentId };
  await appendEvent(trx, { type: 'UNIT', itemId: null, actor, at, details });
}
