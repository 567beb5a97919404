import {
  type Checkpoint,
  compareCheckpoints,
  type DeviceMemory,
  type DeviceVerdict,
  type Finding,
  findings,
  fromHex,
  type LedgerSource,
  portableTools,
  type SeenCheckpoint,
  verifyFromDevice,
} from '@hand-receipt/ledger';
import type { CheckOutcome } from '@hand-receipt/platform';
import { firstSight, forgottenWords } from './first-sight';
import type { Memories } from './memories';
import type { DeviceProgress, LedgerReport, Remembered } from './messages';
import { memoryKey, recall, remember } from './recall';
import { readSeenText, seenOf, seenText } from './seen-text';
import { builtInPolicy } from './witness-policy';

/** What a check of this browser works with. */
export interface Bench {
  source: LedgerSource;
  memories: Memories;
  /** What the cookie has kept of the ledger. */
  seen: string | null;
  /** Has the cookie keep this instead; null takes it away. */
  keepSeen: (text: string | null) => void;
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
  bench: Bench,
): Promise<{ report: LedgerReport; memory: DeviceMemory | null }> {
  const { source, memories, onProgress } = bench;
  const { memory: known, seen } = await recall(memories, person);
  const cookie = bench.seen === null ? null : readSeenText(bench.seen);
  const isChanged =
    bench.seen !== null && (cookie === null || (known !== null && contradicts(cookie, known)));
  const forgotten = known === null ? cookie : null;
  const checked = await verifyFromDevice({
    source,
    memory: known,
    seen: forgotten ? [...seen, forgotten] : seen,
    tools: portableTools,
    now: new Date(),
    policy: builtInPolicy(),
    onProgress: (receipts) => onProgress({ checked: receipts, of: null }),
  });
  const changed = isChanged || (checked.verified && (await isNoBeginning(cookie, known, bench)));
  const found = changed ? [findings.memoryChanged(), ...checked.findings] : checked.findings;
  const verified = found.length === 0;
  const memory = verified ? checked.memory : known;
  if (verified && memory) {
    await remember(memories, person, memory);
    bench.keepSeen(seenText(memory));
  }
  const firstSighted = checked.firstSight && forgotten === null;
  const warning =
    (forgotten && forgottenWords(forgotten)) ??
    checked.witnesses?.warning ??
    (firstSighted ? firstSight(checked.witnesses) : null);
  const outcome = {
    // What another person's memory told is not for this one's to take back.
    ...outcomeOf(`ledger ${memoryKey(person)}`, found),
    ledger: { warning },
  };
  const report: LedgerReport = {
    ...reportedOf(checked),
    verified,
    findings: found,
    firstSight: firstSighted,
    remembered: rememberedOf(known),
    forgotten: forgotten && { size: forgotten.size, seenAt: forgotten.seenAt },
    note: verified ? (memory?.checkpoint.note ?? null) : null,
    outcomes: [outcome],
  };
  return { report, memory };
}

/** A verdict without what is to be remembered. */
const reportedOf = ({ memory: _memory, ...verdict }: DeviceVerdict): Omit<DeviceVerdict, 'memory'> => verdict;

/** The cookie is written after the database, so it is never ahead of it, and says the same of the same size. */
function contradicts(cookie: SeenCheckpoint, known: DeviceMemory): boolean {
  const stored = seenOf(known);
  if (cookie.size !== stored.size) return cookie.size > stored.size;
  return cookie.root !== stored.root || cookie.keyId !== stored.keyId;
}

/** Whether what the cookie has kept is no beginning of what the database remembers, which the ledger has held to. */
async function isNoBeginning(
  cookie: SeenCheckpoint | null,
  known: DeviceMemory | null,
  { source }: Bench,
): Promise<boolean> {
  if (!cookie || !known || cookie.size >= known.checkpoint.size) return false;
  const { origin } = known;
  const [before, after] = [cookie, known.checkpoint].map(({ size, root }) => ({
    origin,
    size: BigInt(size),
    root: fromHex(root),
  })) as [Checkpoint, Checkpoint];
  return (await compareCheckpoints(before, after, source, portableTools)) !== null;
}
