import type { ScanAnswerDto, ScanDto } from '@hand-receipt/contracts';
import { badRequest } from '../../kernel';
import { findNearMisses, nearMissFolds, recordSeen } from '../../property';
import type { UnitOfWork } from '../../unit-of-work';
import { maySee } from '../../access';
import { type ScannedItem, findSeen, lockScanned } from '../scan/find-scanned';
import { plateAgrees } from '../scan/plate';
import {
  type ScanFinding,
  formerSerial,
  leftWords,
  notMine,
  unknownCode,
  verifiedBefore,
  verifiedNow,
} from '../scan/scan-answer';
import { type ScannedCode, readScanCode } from '../scan/scan-code';
import { findOpenInventory, requireOpen } from './find-open';
import { readProgress } from './load-inventory';

/** Items on the count one misreading away from `serial`, else others that the counter may see. */
async function nearMisses({ trx, actor }: UnitOfWork, inventoryId: string, serial: string) {
  const onCount = await trx
    .selectFrom('sensitive_inventory_line as line')
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
  { item, until }: ScannedItem,
  scan: ScanDto,
): Promise<ScanFinding | undefined> {
  const { trx } = work;
  const line = await trx
    .selectFrom('sensitive_inventory_line')
    .select('verification_id')
    .where('inventory_id', '=', inventoryId)
    .where('item_id', '=', item.id)
    .executeTakeFirst();
  if (!line) return undefined;
  if (item.left_at) return notMine(item.serial_number, item, leftWords(item.left_at));
  if (line.verification_id) return verifiedBefore(item, await findSeen(work, line.verification_id));
  if (until && !plateAgrees(scan, item)) {
    return formerSerial(readScanCode(scan.code).serial, item, until);
  }
  const verificationId = await recordSeen(work, item, {
    verificationType: 'Inventory',
    inventoryId,
    notes: scan.notes,
    deviceAt: scan.scannedAt ? new Date(scan.scannedAt) : undefined,
  });
  await trx
    .updateTable('sensitive_inventory_line')
    .set({ verification_id: verificationId })
    .where('inventory_id', '=', inventoryId)
    .where('item_id', '=', item.id)
    .execute();
  return verifiedNow(item, await findSeen(work, verificationId));
}

async function findingOf(work: UnitOfWork, inventoryId: string, code: ScannedCode, scan: ScanDto) {
  const { trx, actor } = work;
  const { serial } = code;
  const scanned = await lockScanned(work, code);
  if (!scanned) return unknownCode(serial, await nearMisses(work, inventoryId, serial));
  const counted = await countLine(work, inventoryId, scanned, scan);
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
  // One with a former serial number is on the count, and missing until its plate is read.
  if (result === 'verified' || result === 'already-verified' || result === 'former-serial') return;
  await trx
    .insertInto('sensitive_inventory_extra')
    .values({ inventory_id: inventoryId, code, result, at, by_user_id: actor.id })
    .onConflict((known) => known.doNothing())
    .execute();
  work.addAudience({ inventories: [inventoryId] });
}

/**
 * Counts the item whose code was read. The server's time counts, whatever the phone's clock says.
 *
 * @throws ApiError 404 for a count out of sight, 403 for anybody but its counters, 409 once it is
 *   closed, 400 for an empty code.
 */
export async function scanLine(work: UnitOfWork, inventoryId: string, scan: ScanDto): Promise<ScanAnswerDto> {
  requireOpen(await findOpenInventory(work, inventoryId));
  const code = readScanCode(scan.code);
  const { serial } = code;
  if (!serial) throw badRequest('The code is empty.', { code: 'The code is empty.' });
  const found = await findingOf(work, inventoryId, code, scan);
  await keepExtra(work, inventoryId, serial, found);
  return { ...found, progress: await readProgress(work.trx, inventoryId) };
}
