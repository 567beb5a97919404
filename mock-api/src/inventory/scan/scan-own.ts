import { type ScanDto, scanName } from '@hand-receipt/contracts';
import {
  type LockedItem,
  describeDoubt,
  endedCheckWords,
  findNearMisses,
  findSeenForThisCheck,
  lostRefusal,
  mayVerify,
  offerUii,
  otherMustSeeWords,
  readItemCode,
  recordSeen,
} from '../../property';
import type { UnitOfWork } from '../../unit-of-work';
import { findPerson, maySee } from '../../access';
import { findSeen, lockScanned } from './find-scanned';
import { isOfTheirCompany } from './of-their-company';
import { plateAgrees } from './plate';
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
} from './scan-answer';

/** No item that the actor may know of has this code. */
const unknown = async ({ trx, actor }: UnitOfWork, serial: string): Promise<ScanFinding> =>
  unknownCode(serial, await findNearMisses(trx, actor, serial));

/** The item is another person's, nobody's, or left the book. One of another company is as unknown as any. */
async function refuseOthers(work: UnitOfWork, serial: string, item: LockedItem): Promise<ScanFinding> {
  const { trx, actor } = work;
  const visible = await maySee(trx, actor, item.id);
  if (!visible && !(await isOfTheirCompany(work, item.id))) return unknown(work, serial);
  const holder = item.assigned_to_user_id && (await findPerson(trx, item.assigned_to_user_id));
  return notMine(
    serial,
    visible ? item : null,
    item.left_at ? leftWords(item.left_at) : `is assigned to ${holder ? holder.name : 'nobody'}, not to you`,
  );
}

/**
 * Verifies the item that the actor holds, has or stores whose code was read, once for each check.
 *
 * @param readAt when a device read it that kept it for a while
 * @throws ApiError 400 for a code that names no item.
 */
export async function scanOwn(work: UnitOfWork, scan: ScanDto, readAt?: Date): Promise<ScanFinding> {
  const { trx, actor } = work;
  const reading = readItemCode(scan.code);
  const serial = scanName(reading);
  const scanned = await lockScanned(work, reading);
  if (!scanned) return unknown(work, serial);
  if (scanned.kind !== 'item') {
    const { message, nearMisses } = await describeDoubt(trx, actor, scanned);
    return doubtful(message, nearMisses);
  }
  const { item, until } = scanned;
  if (!(await mayVerify(trx, item.id, actor.id, work.at))) return refuseOthers(work, serial, item);
  if (item.missing_since) return notEligible(item, otherMustSeeWords(item));
  const lost = await lostRefusal(work, item);
  if (lost) return notEligible(item, lost);
  const ended = await endedCheckWords(work, item, readAt);
  if (ended) return notEligible(item, ended);
  const before = await findSeenForThisCheck(work, item);
  if (before) return verifiedBefore(item, await findSeen(work, before.id), work.at);
  if (until && !plateAgrees(scan, item)) return formerSerial(serial, item, until);
  const verificationId = await recordSeen(work, item, {
    verificationType: 'Scan',
    notes: scan.notes,
    deviceAt: scan.scannedAt ? new Date(scan.scannedAt) : undefined,
  });
  return verifiedNow(item, await findSeen(work, verificationId), await offerUii(trx, actor, scanned));
}
