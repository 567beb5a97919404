import type { Checkpoint } from '../checkpoint';
import type { EventBody } from '../event';
import { type Finding, findings } from '../findings';
import { checkEvidence } from './evidence';
import type { OwnReceipts, Receipt } from './memory';
import type { DeviceCheck } from './verify-device';

const NONE: OwnReceipts = { receipts: [], through: 0 };

/** The person's receipts, wherever they are kept. */
export const ownOf = ({ memory, own }: DeviceCheck): OwnReceipts =>
  own ?? (memory ? { receipts: memory.receipts, through: memory.checkpoint.size } : NONE);

/** Asks for the person's own events from the oldest that is remembered on, and hashes every one again. */
export async function checkReceipts(
  check: DeviceCheck,
  checkpoint: Checkpoint,
): Promise<{ findings: Finding[]; receipts: Receipt[]; checked: number }> {
  const { source, tools, onProgress } = check;
  const own = ownOf(check);
  const remembered = new Map(own.receipts.map((receipt) => [receipt.seq, receipt]));
  const receipts: Receipt[] = [];
  const found: Finding[] = [];
  let after = Math.min(...remembered.keys(), own.through) - 1;
  for (;;) {
    const events = await source.receipts(after, Number(checkpoint.size));
    for (const evidence of events) {
      const { event, leafHash, sealed, finding } = checkEvidence(evidence, checkpoint, tools);
      const before = remembered.get(evidence.seq);
      if (finding || (before && before.leafHash !== leafHash))
        found.push(findings.eventAltered(evidence.seq));
      else if (event) receipts.push(receiptOf(event, leafHash, sealed));
      remembered.delete(evidence.seq);
    }
    const last = events.at(-1);
    if (!last || last.seq <= after) break;
    after = last.seq;
    onProgress?.(receipts.length);
  }
  for (const seq of remembered.keys()) found.push(findings.eventMissing(seq));
  return { findings: found, receipts, checked: receipts.length };
}

const receiptOf = (event: EventBody, leafHash: string, sealed: boolean): Receipt => ({
  seq: event.seq,
  eventId: event.eventId,
  type: event.type,
  itemId: event.item,
  itemCount: event.itemCount,
  ts: event.ts,
  leafHash,
  sealed,
});
