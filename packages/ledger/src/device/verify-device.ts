import { toHex } from '../bytes';
import type { Checkpoint } from '../checkpoint';
import type { EventBody } from '../event';
import { type Finding, findings } from '../findings';
import type { LedgerTools } from '../tools';
import { checkEvidence } from './evidence';
import { type DeviceMemory, MEMORY_VERSION, type Receipt, keepReceipts } from './memory';
import type { LedgerSource } from './source';
import { extendsRemembered, openServed, trustedKeys } from './trust';

/** What a device found out by itself. */
export interface DeviceVerdict {
  verified: boolean;
  findings: Finding[];
  /** True where the device remembered nothing: it has seen the ledger, and can say nothing of its past. */
  firstSight: boolean;
  size: number;
  /** Hex. */
  root: string;
  receiptsChecked: number;
  /** To be stored. Where anything was found, what was remembered before, which is the evidence. */
  memory: DeviceMemory | null;
}

export interface DeviceCheck {
  source: LedgerSource;
  /** From `readMemory`; null on the first visit. */
  memory: DeviceMemory | null;
  tools: LedgerTools;
  now: Date;
  onProgress?: (receiptsChecked: number) => void;
}

/**
 * The device's own verdict: the keys followed from the one it trusts, the checkpoint's signature, the
 * proof that the ledger is the remembered one grown, and the receipts of the person's own acts hashed
 * again. The server is asked for everything and believed in nothing.
 *
 * @throws LedgerError or the source's error where the check could not be made; that is never a verdict.
 */
export async function verifyFromDevice(check: DeviceCheck): Promise<DeviceVerdict> {
  const { source, memory, tools } = check;
  const failed = (finding: Finding, checkpoint?: Checkpoint): DeviceVerdict => ({
    verified: false,
    findings: [finding],
    firstSight: memory === null,
    size: Number(checkpoint?.size ?? 0n),
    root: checkpoint ? toHex(checkpoint.root) : '',
    receiptsChecked: 0,
    memory,
  });

  const keys = await trustedKeys(source, memory, tools);
  if ('finding' in keys) return failed(keys.finding);
  const served = await source.checkpoint();
  const opened = openServed(served, keys.value);
  if ('finding' in opened) return failed(opened.finding);
  const checkpoint = opened.value;
  const rewritten = memory && (await extendsRemembered(source, memory.checkpoint, checkpoint, tools));
  if (rewritten) return failed(rewritten, checkpoint);
  if (memory && !keys.value.isVouchedFor(checkpoint.size, memory.key)) {
    return failed(findings.keyChanged(), checkpoint);
  }

  const own = await checkReceipts(check, checkpoint);
  const { size, root } = checkpoint;
  const verified = own.findings.length === 0;
  return {
    verified,
    findings: own.findings,
    firstSight: memory === null,
    size: Number(size),
    root: toHex(root),
    receiptsChecked: own.checked,
    memory: verified
      ? {
          version: MEMORY_VERSION,
          origin: keys.value.origin,
          key: keys.value.keyAt(size),
          checkpoint: {
            size: Number(size),
            root: toHex(root),
            note: served.note,
            seenAt: check.now.toISOString(),
          },
          receipts: keepReceipts(memory?.receipts ?? [], own.receipts),
        }
      : memory,
  };
}

/** Asks for the person's own events from the oldest that is remembered on, and hashes every one again. */
async function checkReceipts(
  { source, memory, tools, onProgress }: DeviceCheck,
  checkpoint: Checkpoint,
): Promise<{ findings: Finding[]; receipts: Receipt[]; checked: number }> {
  const remembered = new Map((memory?.receipts ?? []).map((receipt) => [receipt.seq, receipt]));
  const receipts: Receipt[] = [];
  const found: Finding[] = [];
  let after = Math.min(...remembered.keys(), memory?.checkpoint.size ?? 0) - 1;
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
