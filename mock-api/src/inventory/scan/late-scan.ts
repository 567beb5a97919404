import type { ScanDto } from '@hand-receipt/contracts';
import type { UnitOfWork } from '../../unit-of-work';
import type { ScanFinding } from './scan-answer';

/** A scan that comes so long after it was read waited on the device, where nobody sees its answer. */
const LATE_MS = 2 * 60_000;

/** Whether a scan waited on the device for a connection. */
export const hasWaited = ({ scannedAt }: ScanDto, now: Date): boolean =>
  scannedAt !== undefined && now.getTime() - new Date(scannedAt).getTime() >= LATE_MS;

/**
 * Tells the person of a scan that waited on their device and counted nothing, as where the serial number of its label was
 * amended meanwhile.
 *
 * @param path where they read the item again
 */
export async function tellOfLateScan(
  { actor, at, notify }: UnitOfWork,
  scan: ScanDto,
  { result, message }: Pick<ScanFinding, 'result' | 'message'>,
  path: string,
): Promise<void> {
  if (result === 'verified' || result === 'already-verified' || !hasWaited(scan, at)) return;
  // A late read is kept, and is not to be read again.
  const again = result === 'late' ? '' : ' Scan the item again.';
  await notify([actor.id], {
    type: 'warning',
    title: 'A scan from your device did not count',
    message: `${message}${again}`,
    action: { label: 'Scan again', path },
  });
}
