import { normalizeSerial, type ScanAnswerDto, type ScanResult } from '@hand-receipt/contracts';
import { type Outcome, refetchChanged } from '@hand-receipt/platform';
import { orQueue } from '../core/mutation';
import { ask } from '../core/query';

export interface Scan {
  /** What was read: a label of ours, a mark, or a serial number. */
  code: string;
  /** The count it belongs to; null outside any. */
  inventoryId: string | null;
  /** The serial number that the person read on the data plate, where the label shows a former one. */
  plateReads?: string;
  /** What it is, where this device knows it for an item that is to be verified. */
  knownAs?: string;
  /** False for a code about which a person is to be asked first. */
  mayWait?: boolean;
}

/** Results of a count that has ended, and of a reader whose read does not count: the list of the count shows neither. */
const NOT_TAKEN: readonly ScanResult[] = ['late', 'not-eligible'];

/** The call of a scan in a count, also where it waits in the queue. */
export const COUNT_SCAN = 'POST /api/inventories/:id/scans';

/**
 * Sends what was read. The device's time goes along as evidence; the server's counts. Without a connection every scan of
 * a count waits on this device: the server lists what is not on the count as an extra code. Outside a count a code that
 * this device does not know is not taken, for nobody would see what the server has to say to it later.
 *
 * @throws ApiError with the server's refusal, and (status 0) where an unknown code outside a count finds no connection
 */
export async function sendScan({
  code,
  inventoryId,
  plateReads,
  knownAs,
  mayWait = true,
}: Scan): Promise<Outcome<ScanAnswerDto>> {
  const body = { code, scannedAt: new Date().toISOString(), ...(plateReads && { plateReads }) };
  const title = knownAs ? `Verify ${knownAs}` : `Count ${code.replace(/\p{C}/gu, ' ')}`;
  // Capitals or not, it is one serial number.
  const act = `scan ${inventoryId ?? ''} ${normalizeSerial(code)}`;
  const waiting = { type: 'verify' as const, title, act };
  if (inventoryId !== null) {
    const options = { params: { id: inventoryId }, body };
    if (!mayWait) return { answer: await ask(COUNT_SCAN, options) };
    return orQueue(COUNT_SCAN, options, { ...waiting, notTaken: NOT_TAKEN });
  }
  if (knownAs && mayWait) return orQueue('POST /api/sensitive-items/scan', { body }, waiting);
  return { answer: await ask('POST /api/sensitive-items/scan', { body }) };
}

/** Reads again what scans have changed: once for all of them. */
export const refetchScanned = () => refetchChanged(COUNT_SCAN);
