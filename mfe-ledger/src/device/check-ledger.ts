import { type DeviceMemory, type LedgerSource, portableTools, verifyFromDevice } from '@hand-receipt/ledger';
import type { Memories } from './memories';
import type { DeviceProgress, LedgerReport, Remembered } from './messages';
import { recall, remember } from './recall';

/** What a check of this browser works with. */
export interface Bench {
  source: LedgerSource;
  memories: Memories;
  onProgress: (progress: DeviceProgress) => void;
}

export const rememberedOf = (memory: DeviceMemory | null): Remembered =>
  memory && { size: memory.checkpoint.size, seenAt: memory.checkpoint.seenAt };

/**
 * This browser's own verdict on the ledger, and what it knows afterwards. A ledger that was found wrong
 * changes nothing of what is remembered: that is the evidence.
 *
 * @throws Error where the check could not be made.
 */
export async function checkLedger(
  person: string,
  { source, memories, onProgress }: Bench,
): Promise<{ report: LedgerReport; memory: DeviceMemory | null }> {
  const known = await recall(memories, person);
  const { memory, ...verdict } = await verifyFromDevice({
    source,
    memory: known,
    tools: portableTools,
    now: new Date(),
    onProgress: (checked) => onProgress({ checked, of: null }),
  });
  if (verdict.verified && memory) await remember(memories, person, memory);
  const note = verdict.verified ? (memory?.checkpoint.note ?? null) : null;
  return { report: { ...verdict, remembered: rememberedOf(known), note }, memory };
}
