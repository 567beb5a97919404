import { nearMissFolds, type ScanAnswerDto, type ScanDto, scanName } from '@hand-receipt/contracts';
import {
  describeDoubt,
  findNearMisses,
  type ItemReading,
  type LockedItem,
  offerUii,
  otherMustSeeWords,
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
  notEligible,
  notMine,
  unknownCode,
  verifiedBefore,
  verifiedNow,
} from './scan/scan-answer';
import { type OpenInventory, findOpenInventory } from './find-open';
import { NO_DOCUMENT } from './line-document';
import { keepLateRead } from './late-read';
import { readProgress } from './load-inventory';
import { notHolder, ownLineWords } from './rules';

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

/** Why the actor's read does not count; null where it does. */
async function whyNotEligible(
  { trx, actor }: UnitOfWork,
  item: LockedItem,
  kind: OpenInventory['kind'],
): Promise<string | null> {
  const why = notHolder(kind) || item.missing_since ? await ownLineWords(trx, actor.id, item) : null;
  if (why) return `${why} Another person must read it.`;
  return item.missing_since && kind === 'own' ? otherMustSeeWords(item) : null;
}

/** Counts an item that is on the list once, at the first scan by any person. */
async function countLine(
  work: UnitOfWork,
  inventoryId: string,
  scanned: ScannedItem,
  { scan, shown, kind }: { scan: ScanDto; shown: string; kind: OpenInventory['kind'] },
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
  const why = await whyNotEligible(work, item, kind);
  if (why) return notEligible(item, why);
  if (until && !plateAgrees(scan, item)) {
    return formerSerial(shown, item, until);
  }
  const verificationId = await recordSeen(work, item, {
    verificationType: 'Inventory',
    inventoryId,
    notes: scan.notes,
    deviceAt: scan.scannedAt ? new Date(scan.scannedAt) : undefined,
    ...(kind !== 'own' && { finds: { inventoryId } }),
  });
  await trx
    .updateTable('inventory_line')
    // What a document accounted for has been read after all.
    .set({ verification_id: verificationId, ...NO_DOCUMENT })
    .where('inventory_id', '=', inventoryId)
    .where('item_id', '=', item.id)
    .execute();
  return verifiedNow(item, await findSeen(work, verificationId), await offerUii(trx, actor, scanned));
}

async function findingOf(
  work: UnitOfWork,
  { id: inventoryId, kind }: OpenInventory,
  reading: ItemReading,
  scan: ScanDto,
): Promise<ScanFinding> {
  const { trx, actor } = work;
  const serial = scanName(reading);
  const scanned = await lockScanned(work, reading);
  if (!scanned) return unknownCode(serial, await nearMisses(work, inventoryId, serial));
  if (scanned.kind !== 'item') {
    const doubt = await describeDoubt(trx, actor, scanned);
    return doubtful(doubt.message, doubt.nearMisses);
  }
  const counted = await countLine(work, inventoryId, scanned, { scan, shown: serial, kind });
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
  if (result === 'verified' || result === 'already-verified' || result === 'not-eligible') return;
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
 * A scan that arrives after the closing is kept, and counts nothing by itself.
 *
 * @throws ApiError 404 for a count out of sight, 403 for anybody but its counters, 400 for a code that names no item.
 */
export async function scanLine(work: UnitOfWork, inventoryId: string, scan: ScanDto): Promise<ScanAnswerDto> {
  const inventory = await findOpenInventory(work, inventoryId);
  const reading = readItemCode(scan.code);
  const isClosed = inventory.closed_at !== null;
  const found = isClosed
    ? await keepLateRead(work, inventory, reading, scan)
    : await findingOf(work, inventory, reading, scan);
  if (isClosed) return { ...found, progress: await readProgress(work.trx, inventoryId) };
  await keepExtra(work, inventoryId, scanName(reading), found);
  return { ...found, progress: await readProgress(work.trx, inventoryId) };
}
