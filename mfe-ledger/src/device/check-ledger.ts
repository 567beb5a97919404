import {
  type DeviceMemory,
  type Finding,
  type LedgerSource,
  portableTools,
  verifyFromDevice,
} from '@hand-receipt/ledger';
import type { CheckOutcome } from '@hand-receipt/platform';
import { firstSight } from './first-sight';
import type { Memories } from './memories';
import type { DeviceProgress, LedgerReport, Remembered } from './messages';
import { memoryKey, recall, remember } from './recall';
import { builtInPolicy } from './witness-policy';

/** What a check of this browser works with. */
export interface Bench {
  source: LedgerSource;
  memories: Memories;
  onProgress: (progress: DeviceProgress) => void;
}

export const rememberedOf = (memory: DeviceMemory | null): Remembered =>
  memory && { size: memory.checkpoint.size, seenAt: memory.checkpoint.seenAt };

/** What one check found, under the name that tells it from the others. */
export const outcomeOf = (check: string, findings: readonly Finding[]): CheckOutcome => ({
  check,
  at: new Date().toISOString(),
  found: findings.map(({ message }) => message),
});

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
    policy: builtInPolicy(),
    onProgress: (checked) => onProgress({ checked, of: null }),
  });
  if (verdict.verified && memory) await remember(memories, person, memory);
  const note = verdict.verified ? (memory?.checkpoint.note ?? null) : null;
  const outcome = {
    // What another person's memory told is not for this one's to take back.
    ...outcomeOf(`ledger ${memoryKey(person)}`, verdict.findings),
    ledger: {
      warning: verdict.witnesses?.warning ?? (verdict.firstSight ? firstSight(verdict.witnesses) : null),
    },
  };
  return { report: { ...verdict, remembered: rememberedOf(known), note, outcomes: [outcome] }, memory };
}
