import {
  type DeviceMemory,
  type DeviceVerdict,
  type Finding,
  findings,
  type LedgerSource,
  portableTools,
  type SeenCheckpoint,
  verifyFromDevice,
} from '@hand-receipt/ledger';
import type { CheckOutcome } from '@hand-receipt/platform';
import { firstSight, forgottenWords } from './first-sight';
import { type HeldCookie, holdCookie, isNoBeginning } from './held-cookie';
import type { Memories } from './memories';
import type { DeviceProgress, LedgerReport, Remembered } from './messages';
import { ownKey, recall, type Recalled, remember } from './recall';
import { seenText } from './seen-text';
import { builtInPolicy } from './witness-policy';

/** What a check of this browser works with. */
export interface Bench {
  source: LedgerSource;
  memories: Memories;
  /** What the cookie says of the ledger; null where there is none. */
  cookie: string | null;
  /** Has the cookie say this instead; null takes it away. */
  keepCookie: (text: string | null) => void;
  onProgress: (progress: DeviceProgress) => void;
}

const rememberedOf = (memory: DeviceMemory | null): Remembered =>
  memory && {
    size: memory.checkpoint.size,
    seenAt: memory.checkpoint.seenAt,
    since: memory.since ?? memory.checkpoint.seenAt,
  };

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
  const recalled = await recall(bench.memories, person);
  const { memory: known } = recalled;
  const cookie = holdCookie(bench.cookie, known);
  const { forgotten } = cookie;
  const { memory, ...verdict } = await verdictOf(recalled, cookie, bench);
  if (verdict.verified && memory) {
    await remember(bench.memories, person, memory);
    // After the database: it must never be ahead of it.
    bench.keepCookie(seenText(memory));
  }
  const report: LedgerReport = {
    ...verdict,
    remembered: rememberedOf(known),
    forgotten: forgotten && { size: forgotten.size, seenAt: forgotten.seenAt },
    note: verdict.verified ? (memory?.checkpoint.note ?? null) : null,
    outcomes: outcomesOf(person, verdict, forgotten),
  };
  return { report, memory };
}

/** What speaks against the ledger, or against what this browser remembers of it. */
async function verdictOf(
  { memory: known, older, own }: Recalled,
  { forgotten, contradicts, behind }: HeldCookie,
  { source, onProgress }: Bench,
): Promise<DeviceVerdict> {
  const verdict = await verifyFromDevice({
    source,
    memory: known,
    own,
    seen: forgotten ? [forgotten] : older,
    tools: portableTools,
    now: new Date(),
    policy: builtInPolicy(),
    onProgress: (checked) => onProgress({ checked, of: null }),
  });
  const isUnproved = verdict.verified && behind && known;
  const isChanged = contradicts || (isUnproved && (await isNoBeginning(behind, known, source)));
  if (isChanged) {
    const found = [findings.memoryChanged(), ...verdict.findings];
    return { ...verdict, verified: false, findings: found, memory: known };
  }
  return forgotten ? { ...verdict, firstSight: false } : verdict;
}

/**
 * What was found of the ledger is the same for everybody who uses this browser, and the next check of any of them may
 * take it back. What was found of a person's own acts only that person's can.
 */
function outcomesOf(
  person: string,
  verdict: Omit<DeviceVerdict, 'memory'>,
  forgotten: SeenCheckpoint | null,
): CheckOutcome[] {
  const { ofOwnActs, witnesses } = verdict;
  const ofLedger = verdict.findings.filter((finding) => !ofOwnActs?.includes(finding));
  const warnings = [
    forgotten ? forgottenWords(forgotten) : null,
    witnesses?.warning ?? null,
    verdict.firstSight ? firstSight(witnesses) : null,
  ];
  const warning = warnings.find((words) => words !== null) ?? null;
  return [
    { ...outcomeOf('ledger', ofLedger), ledger: { warning } },
    ...(ofOwnActs ? [outcomeOf(`ledger ${ownKey(person)}`, ofOwnActs)] : []),
  ];
}
