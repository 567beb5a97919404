import type { ScanAnswerDto } from '@hand-receipt/contracts';
import { type Outcome, request, requestOrQueue } from '@hand-receipt/platform';

export interface Scan {
  /** What was read: a label of ours, or a serial number. */
  code: string;
  /** The count it belongs to; null outside any. */
  inventoryId: string | null;
  /**
   * What it is, where this device knows it for an item that is to be verified. Only such a scan waits for a
   * connection: nobody would see what the server has to say to another one later.
   */
  knownAs?: string;
}

/**
 * Sends what was read. The device's time goes along as evidence; the server's counts.
 *
 * @throws ApiError with the server's refusal, and (status 0) where an unknown code finds no connection
 */
export async function sendScan({ code, inventoryId, knownAs }: Scan): Promise<Outcome<ScanAnswerDto>> {
  const body = { code, scannedAt: new Date().toISOString() };
  const waiting = { type: 'verify' as const, title: `Verify ${knownAs}` };
  if (inventoryId === null) {
    if (knownAs) return requestOrQueue('POST /api/sensitive-items/scan', { body }, waiting);
    return { answer: await request('POST /api/sensitive-items/scan', { body }) };
  }
  const call = { params: { id: inventoryId }, body };
  if (knownAs) return requestOrQueue('POST /api/sensitive-items/inventories/:id/scans', call, waiting);
  return { answer: await request('POST /api/sensitive-items/inventories/:id/scans', call) };
}
