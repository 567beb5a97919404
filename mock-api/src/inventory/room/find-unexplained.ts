import { openPossessions } from '../../possession';
import type { UnitOfWork } from '../../unit-of-work';
import { isByDocument } from './out-on-receipt';

/** A line that ends only with a reason. */
export interface Unexplained {
  itemId: string;
  serialNumber: string;
  why: 'not-seen' | 'overdue';
}

/** Lines of an open room count that need a reason: neither read nor accounted for, or out on a draw over its time. */
export async function findUnexplained(
  { trx, at }: Pick<UnitOfWork, 'trx' | 'at'>,
  inventoryId: string,
): Promise<Unexplained[]> {
  const lines = await trx
    .selectFrom('inventory_line as line')
    .select(['item_id as itemId', 'serial_number as serialNumber', isByDocument(true).as('isByDocument')])
    .where('inventory_id', '=', inventoryId)
    .where('verification_id', 'is', null)
    .where('left_at', 'is', null)
    .orderBy('serial_number')
    .execute();
  const open = await openPossessions(
    trx,
    lines.map(({ itemId }) => itemId),
  );
  return lines.flatMap(({ isByDocument: isAccounted, ...line }): Unexplained[] => {
    const having = open.get(line.itemId);
    const isLate = having?.basis === 'draw' && having.dueAt !== null && having.dueAt < at;
    if (isLate) return [{ ...line, why: 'overdue' }];
    return isAccounted ? [] : [{ ...line, why: 'not-seen' }];
  });
}
