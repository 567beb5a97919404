import { type LockedItem, findScanned, type ItemReading, type Scanned } from '../../property';
import type { UnitOfWork } from '../../unit-of-work';

/** The item whose code was read, locked. */
export interface ScannedItem extends Extract<Scanned, { kind: 'item' }> {
  item: LockedItem;
}

/** What a code means, with its item. */
export type LockedScan = ScannedItem | Exclude<Scanned, { kind: 'item' }>;

const lock = ({ trx }: UnitOfWork, itemId: string) =>
  trx.selectFrom('property').selectAll().where('id', '=', itemId).forUpdate().executeTakeFirstOrThrow();

/**
 * What a code means, even if the person may not see its item. The item is locked, so two scans run one after the other,
 * and a number that an amendment changes meanwhile is read as it is then.
 */
export async function lockScanned(work: UnitOfWork, reading: ItemReading): Promise<LockedScan | null> {
  const { trx, actor } = work;
  const before = await findScanned(trx, actor, reading);
  if (before?.kind !== 'item') return before;
  const item = await lock(work, before.itemId);
  const scanned = await findScanned(trx, actor, reading);
  if (scanned?.kind !== 'item') return scanned;
  return { ...scanned, item: scanned.itemId === item.id ? item : await lock(work, scanned.itemId) };
}

export { findSeen, type Seen } from '../../property';
