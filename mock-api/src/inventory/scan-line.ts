import {
  countCodeProblem,
  foldSerial,
  nearMissFolds,
  type ScanAnswerDto,
  type ScanDto,
  scanName,
} from '@hand-receipt/contracts';
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
import { reportSeen } from '../loss-cases';
import type { UnitOfWork } from '../unit-of-work';
import { maySee } from '../access';
import { type ScannedItem, findSeen, lockScanned } from './scan/find-scanned';
import { isOfTheirCompany } from './scan/of-their-company';
import { plateAgrees } from './scan/plate';
import {
  type ScanFinding,
  barredRead,
  blindFormerSerial,
  blindNearMiss,
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
import { BLIND_DOUBT } from './blind';
import type { CountingPerson } from './eligibility';
import { readNotes } from './scan/read-notes';
import { keepExtra } from './keep-extra';
import { keepLateRead } from './late-read';
import { judge } from './team';
import { badRequest } from '../kernel';
import { readProgress } from './load-inventory';
import { notHolder, ownLineWords } from './rules';

/** Items on the count one misreading away from `serial`. */
const similarLines = ({ trx }: UnitOfWork, inventoryId: string, serial: string) =>
  trx
    .selectFrom('inventory_line as line')
    .innerJoin('property', 'property.id', 'line.item_id')
    .select(['property.id', 'property.name', 'property.serial_number'])
    .where('line.inventory_id', '=', inventoryId)
    .where('property.serial_fold', 'in', nearMissFolds(serial))
    .orderBy('property.serial_number')
    .execute();

/** What a code says that is on no book: whether it may be a line that was misread, and of an item elsewhere. */
async function unknownInCount(
  work: UnitOfWork,
  { inventory, isBlind }: Count,
  serial: string,
): Promise<ScanFinding> {
  const similar = await similarLines(work, inventory.id, serial);
  if (isBlind && similar.length > 0) return blindNearMiss(serial);
  const others = similar.length > 0 ? similar : await findNearMisses(work.trx, work.actor, serial);
  return unknownCode(serial, others);
}

/** An inventory as the actor counts in it. */
interface Count {
  inventory: OpenInventory;
  /** Serial numbers that were not read are hidden from them. */
  isBlind: boolean;
  reasonsOf: Awaited<ReturnType<typeof judge>>;
  person: CountingPerson;
}

async function openCount(work: UnitOfWork, inventory: OpenInventory): Promise<Count> {
  const { trx, actor, at } = work;
  const { id, rules, ofUnit: unitId, recount_at: recountAt, program_id: programId } = inventory;
  const { rank } = await trx
    .selectFrom('users')
    .select('rank')
    .where('id', '=', actor.id)
    .executeTakeFirstOrThrow();
  return {
    inventory,
    // Who scans is on the team.
    isBlind: inventory.blind,
    reasonsOf: await judge(trx, { id, rules, unitId, recountAt, programId }, at),
    person: { id: actor.id, name: actor.name, rank },
  };
}

/** Why the actor's read of a line does not count; null where it does. */
async function whyNotEligible(
  { trx, actor }: UnitOfWork,
  item: LockedItem,
  { inventory, reasonsOf, person }: Count,
): Promise<string | null> {
  const { kind, rules } = inventory;
  const isAsked = notHolder(inventory) || item.missing_since !== null;
  const own = isAsked ? await ownLineWords(trx, actor.id, item) : null;
  const [reason] = reasonsOf(person, own);
  // Without rules of its own the kind decides, and nothing waives that a missing item is seen by another person.
  const why = reason?.words ?? (!rules || item.missing_since ? own : null);
  if (why) return `${why} Another person must read it.`;
  return item.missing_since && kind === 'own' ? otherMustSeeWords(item) : null;
}

/** Counts an item that is on the list once, at the first scan by any person. */
async function countLine(
  work: UnitOfWork,
  count: Count,
  scanned: ScannedItem,
  { scan, shown }: { scan: ScanDto; shown: string },
): Promise<ScanFinding | undefined> {
  const { trx, actor } = work;
  const { item, until } = scanned;
  const { id: inventoryId, kind, recount_at: recountAt } = count.inventory;
  const line = await trx
    .selectFrom('inventory_line')
    .select('verification_id')
    .where('inventory_id', '=', inventoryId)
    .where('item_id', '=', item.id)
    .executeTakeFirst();
  if (!line) return undefined;
  // A label of a line that was not read names its item by the number that was read.
  const shownItem = count.isBlind && !line.verification_id ? { ...item, serial_number: shown } : item;
  if (item.left_at) return notMine(shown, shownItem, leftWords(item.left_at));
  if (line.verification_id) return verifiedBefore(item, await findSeen(work, line.verification_id), work.at);
  const why = await whyNotEligible(work, shownItem, count);
  if (why) return notEligible(shownItem, why);
  if (until && !plateAgrees(scan, item)) {
    if (count.isBlind) return blindFormerSerial(shown);
    return formerSerial(shown, item, until);
  }
  const verificationId = await recordSeen(work, item, {
    verificationType: 'Inventory',
    inventoryId,
    notes: scan.notes,
    deviceAt: scan.scannedAt ? new Date(scan.scannedAt) : undefined,
    ...(kind !== 'own' && { finds: { inventoryId } }),
  });
  await reportSeen(work, item, inventoryId);
  await trx
    .updateTable('inventory_line')
    // What a document accounted for has been read after all.
    .set({ verification_id: verificationId, ...NO_DOCUMENT, in_recount: recountAt !== null })
    .where('inventory_id', '=', inventoryId)
    .where('item_id', '=', item.id)
    .execute();
  await markReadAgain(work, inventoryId, item.serial_number);
  return verifiedNow(
    item,
    await findSeen(work, verificationId),
    await offerUii(trx, actor, scanned),
    await readNotes(work, count.inventory, item),
  );
}

/** A near miss whose item is read right is no near miss any more: it was read again. */
async function markReadAgain({ trx, at }: UnitOfWork, inventoryId: string, serial: string): Promise<void> {
  const nearMisses = await trx
    .selectFrom('inventory_extra')
    .select(['id', 'code'])
    .where('inventory_id', '=', inventoryId)
    .where('result', '=', 'near-miss')
    .where('read_again_at', 'is', null)
    .execute();
  const fold = foldSerial(serial);
  const ids = nearMisses.filter(({ code }) => nearMissFolds(code).includes(fold)).map(({ id }) => id);
  if (ids.length === 0) return;
  await trx.updateTable('inventory_extra').set({ read_again_at: at }).where('id', 'in', ids).execute();
}

/** An item that is on no line of the count. One of another company is as unknown as any. */
async function notOnList(
  work: UnitOfWork,
  count: Count,
  { item, serial }: { item: LockedItem; serial: string },
): Promise<ScanFinding> {
  const visible = await maySee(work.trx, work.actor, item.id);
  if (!visible && !(await isOfTheirCompany(work, item.id))) return unknownInCount(work, count, serial);
  const why = item.left_at ? leftWords(item.left_at) : 'is not on this inventory';
  return notMine(serial, visible ? item : null, why);
}

async function findingOf(
  work: UnitOfWork,
  count: Count,
  reading: ItemReading,
  scan: ScanDto,
): Promise<ScanFinding> {
  const { trx, actor } = work;
  const serial = scanName(reading);
  const { reasonsOf, person, isBlind } = count;
  const barred = reasonsOf(person)[0];
  const scanned = await lockScanned(work, reading);
  if (barred && scanned?.kind !== 'item') return barredRead(`${barred.words} Another person must read it.`);
  if (!scanned) return unknownInCount(work, count, serial);
  if (scanned.kind !== 'item') {
    if (isBlind) return doubtful(BLIND_DOUBT, []);
    const doubt = await describeDoubt(trx, actor, scanned);
    return doubtful(doubt.message, doubt.nearMisses);
  }
  const counted = await countLine(work, count, scanned, { scan, shown: serial });
  if (counted) return counted;
  if (barred) return barredRead(`${barred.words} Another person must read it.`);
  return notOnList(work, count, { item: scanned.item, serial });
}

/**
 * Counts the item whose code was read. The server's time counts, whatever the phone's clock says.
 *
 * A scan that arrives after the closing, or from a person who left the team, is kept, and counts nothing by itself.
 *
 * @throws ApiError 404 for a count out of sight, 403 for anybody but its counters, 400 for a code that names no item.
 */
export async function scanLine(work: UnitOfWork, inventoryId: string, scan: ScanDto): Promise<ScanAnswerDto> {
  const inventory = await findOpenInventory(work, inventoryId, { orFormer: true });
  const problem = countCodeProblem(scan.code);
  if (problem) throw badRequest(problem, { code: problem });
  const reading = readItemCode(scan.code);
  if (inventory.closed_at !== null || !inventory.isCounter) {
    const late = await keepLateRead(work, inventory, reading, scan);
    return { ...late, progress: await readProgress(work.trx, inventoryId) };
  }
  const found = await findingOf(work, await openCount(work, inventory), reading, scan);
  await keepExtra(work, inventory, { code: scanName(reading), found, scan });
  return { ...found, progress: await readProgress(work.trx, inventoryId) };
}
