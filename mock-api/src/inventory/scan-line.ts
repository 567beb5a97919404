import { type ScanAnswerDto, type ScanDto, scanName } from '@hand-receipt/contracts';
import {
  describeDoubt,
  findNearMisses,
  type ItemReading,
  nearMissFolds,
  offerUii,
  readItemCode,
  recordSeen,
} from '../property';
import type { UnitOfWork } from '../unit-of-work';
import { maySee } from '../access';
import { type ScannedItem, findSeen, lockScanned } from './scan/find-scanned';
import { plateAgrees } from './scan/plate';
import {
  type ScanFinding,
  doubtful,
  formerSerial,
  leftWords,
  notMine,
  unknownCode,
  verifiedBefore,
  verifiedNow,
} from './scan/scan-answer';
import { findOpenInventory, requireOpen } from './find-open';
import { readProgress } from './load-inventory';

/** Items on the count one misreading away from `serial`, else others that the counter may see. */
async function nearMisses({ trx, actor }: UnitOfWork, inventoryId: string, serial: string) {
  const onCount = await trx
    .selectFrom('inventory_line as line')
    .innerJoin('property', 'property.id', 'line.item_id')
    .select(['property.id', 'property.name', 'property.serial_number'])
    .where('line.inventory_id', '=', inventoryId)
    .where('property.serial_fold', 'in', nearMissFolds(serial))
    .orderBy('property.serial_number')
    .execute();
  return onCount.length > 0 ? onCount : findNearMisses(trx, actor, serial);
}

/** Counts an item that is on the list once, at the first scan by any person. */
async function countLine(
  work: UnitOfWork,
  inventoryId: string,
  scanned: ScannedItem,
  { scan, shown }: { scan: ScanDto; shown: string },
): Promise<ScanFinding | undefined> {
  const { trx, actor } = work;
  const { item, until } = scanned;
  const line = await trx
    .selectFrom('inventory_line')
    .select('verification_id')
    .where('inventory_id', '=', inventoryId)
    .where('item_id', '=', item.id)
    .executeTakeFirst();
  if (!line) return undefined;
  if (item.left_at) return notMine(item.serial_number, item, leftWords(item.left_at));
  if (line.verification_id) return verifiedBefore(item, await findSeen(work, line.verification_id));
  if (until && !plateAgrees(scan, item)) {
    return formerSerial(shown, item, until);
  }
  const verificationId = await recordSeen(work, item, {
    verificationType: 'Inventory',
    inventoryId,
    notes: scan.notes,
    deviceAt: scan.scannedAt ? new Date(scan.scannedAt) : undefined,
  });
  await trx
    .updateTable('inventory_line')
    .set({ verification_id: verificationId })
    .where('inventory_id', '=', inventoryId)
    .where('item_id', '=', item.id)
    .execute();
  return verifiedNow(item, await findSeen(work, verificationId), await offerUii(trx, actor, scanned));
}

async function findingOf(work: UnitOfWork, inventoryId: string, reading: ItemReading, scan: ScanDto) {
  const { trx, actor } = work;
  const serial = scanName(reading);
  const scanned = await lockScanned(work, reading);
  if (!scanned) return unknownCode(serial, await nearMisses(work, inventoryId, serial));
  if (scanned.kind !== 'item') {
    const doubt = await describeDoubt(trx, actor, scanned);
    return doubtful(doubt.message, doubt.nearMisses);
  }
  const counted = await countLine(work, inventoryId, scanned, { scan, shown: serial });
  if (counted) return counted;
  const { item } = scanned;
  const visible = await maySee(trx, actor, item.id);
  const why = item.left_at ? leftWords(item.left_at) : 'is not on this inventory';
  return notMine(serial, visible ? item : null, why);
}

/** What was read and is not on the list is kept, once for each code. */
async function keepExtra(work: UnitOfWork, inventoryId: string, code: string, found: ScanFinding) {
  const { trx, actor, at } = work;
  const { result } = found;
  if (result === 'verified' || result === 'already-verified') return;
  // Its item may be on the count, and is missing until its plate is read.
  if (result === 'former-serial' || result === 'mark-mismatch') return;
  await trx
    .insertInto('inventory_extra')
    .values({ inventory_id: inventoryId, code, result, at, by_user_id: actor.id })
    .onConflict((known) => known.doNothing())
    .execute();
  work.addAudience({ inventories: [inventoryId] });
}

/**
 * Counts the item whose code was read. The server's time counts, whatever the phone's clock says.
 *
 * @throws ApiError 404 for a count out of sight, 403 for anybody but its counters, 409 once it is
 *   closed, 400 for a code that names no item.
 */
export async function scanLine(work: UnitOfWork, inventoryId: string, scan: ScanDto): Promise<ScanAnswerDto> {
  requireOpen(await findOpenInventory(work, inventoryId));
  const reading = readItemCode(scan.code);
  const found = await findingOf(work, inventoryId, reading, scan);
  await keepExtra(work, inventoryId, scanName(reading), found);
  return { ...found, progress: await readProgress(work.trx, inventoryId) };
}
