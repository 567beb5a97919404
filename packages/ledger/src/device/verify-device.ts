import { toHex } from '../bytes';
import type { Checkpoint } from '../checkpoint';
import { dayOf } from '../dates';
import { type Finding, findings } from '../findings';
import type { Keyring } from '../keyring';
import type { Policy } from '../policy';
import type { LedgerTools } from '../tools';
import {
  type DeviceMemory,
  MEMORY_VERSION,
  type OwnReceipts,
  type Receipt,
  type SeenCheckpoint,
  keepReceipts,
} from './memory';
import { checkReceipts, ownOf } from './receipts';
import type { LedgerSource, ServedCheckpoint } from './source';
import { findDifferingRange, subtreesOf } from './subtrees';
import { type WitnessLook, lookAtWitnesses } from './witnessed';
import { extendsRemembered, openServed, trustedKeys } from './trust';

/** What a device found out by itself. */
export interface DeviceVerdict {
  verified: boolean;
  findings: Finding[];
  /** Those about the person's own acts; null where the check did not come so far. */
  ofOwnActs: Finding[] | null;
  /** True where the device remembered nothing: it has seen the ledger, and can say nothing of its past. */
  firstSight: boolean;
  size: number;
  /** Hex. */
  root: string;
  receiptsChecked: number;
  /** What the device's policy says of the ledger; left out where it has none, or the check did not come so far. */
  witnesses?: WitnessLook;
  /** To be stored. Where anything was found, what was remembered before, which is the evidence. */
  memory: DeviceMemory | null;
}

export interface DeviceCheck {
  source: LedgerSource;
  /** From `readMemory`; null on the first visit. */
  memory: DeviceMemory | null;
  /** Left out where the memory has the person's receipts. */
  own?: OwnReceipts;
  /** What else the device has seen; it must be a beginning of the ledger, too. */
  seen?: readonly SeenCheckpoint[];
  tools: LedgerTools;
  now: Date;
  /** The witnesses that this device trusts; none, unless given. */
  policy?: Policy | null;
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
    ofOwnActs: null,
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
  const otherwise = await isOtherThanSeen(check, served, checkpoint, keys.value);
  if (otherwise) return failed(otherwise, checkpoint);

  const own = await checkReceipts(check, checkpoint);
  const look = await lookAtWitnesses({ ...check, served, checkpoint, keys: keys.value });
  const { size, root } = checkpoint;
  const found = [...own.findings, ...(look.witnesses?.findings ?? [])];
  const verified = found.length === 0;
  return {
    verified,
    findings: found,
    ofOwnActs: own.findings,
    ...look,
    firstSight: memory === null,
    size: Number(size),
    root: toHex(root),
    receiptsChecked: own.checked,
    memory: verified
      ? await toRemember(check, keys.value, { ...checkpoint, note: served.note }, own.receipts)
      : memory,
  };
}

/** Whether the ledger is not everything that the device has seen, grown. */
async function isOtherThanSeen(
  check: DeviceCheck,
  served: ServedCheckpoint,
  checkpoint: Checkpoint,
  keys: Keyring,
): Promise<Finding | null> {
  const { source, memory, seen = [], tools } = check;
  const all = memory ? [memory.checkpoint, ...seen] : seen;
  const shrank = shrunk(served, checkpoint, all);
  if (shrank) return shrank;
  for (const one of all) {
    const rewritten = await extendsRemembered(source, one, checkpoint, tools);
    if (rewritten?.code === 'history-rewritten') return locate(check, one, checkpoint, rewritten);
    if (rewritten) return rewritten;
  }
  const isVouchedFor = memory === null || keys.isVouchedFor(checkpoint.size, memory.key);
  return isVouchedFor && seen.every((one) => isSignedAsSeen(one, keys)) ? null : findings.keyChanged();
}

/** The finding with the places between which history was rewritten, and how many of the person's acts that concerns. */
async function locate(
  check: DeviceCheck,
  seen: SeenCheckpoint,
  checkpoint: Checkpoint,
  rewritten: Finding,
): Promise<Finding> {
  const range = await findDifferingRange(check.source, seen, checkpoint, check.tools.hasher);
  if (!range) return rewritten;
  // Where the server does not answer for them, the number is not known, and the finding stands without it.
  const own = await checkReceipts(check, checkpoint).catch(() => null);
  const lost = own?.findings.filter(({ seq = -1 }) => seq >= range.first && seq <= range.last) ?? [];
  return findings.historyDiffers(range, dayOf(new Date(seen.seenAt)), lost.length);
}

/** What the device remembers of a ledger that it has verified. */
async function toRemember(
  check: DeviceCheck,
  keys: Keyring,
  checkpoint: Checkpoint & { note: string },
  receipts: readonly Receipt[],
): Promise<DeviceMemory> {
  const { size, root, note } = checkpoint;
  const subtrees = await subtreesOf(check.source, checkpoint, check.tools.hasher);
  const seen = { size: Number(size), root: toHex(root), note, seenAt: check.now.toISOString() };
  return {
    version: MEMORY_VERSION,
    origin: keys.origin,
    key: keys.keyAt(size),
    checkpoint: subtrees ? { ...seen, subtrees } : seen,
    since: check.memory?.since ?? check.memory?.checkpoint.seenAt ?? seen.seenAt,
    receipts: keepReceipts(ownOf(check).receipts, receipts),
  };
}

/**
 * A server that says it has fewer events than it signed has lost them while it ran, and can prove nothing of the
 * checkpoint that it still shows.
 */
function shrunk(
  { recorded }: ServedCheckpoint,
  { size }: Checkpoint,
  seen: readonly SeenCheckpoint[],
): Finding | null {
  const largest = Math.max(Number(size), ...seen.map((one) => one.size));
  return typeof recorded === 'number' && recorded < Number(size)
    ? findings.ledgerShrank(largest, recorded)
    : null;
}

/** Of the key the device may know no more than its id. */
const isSignedAsSeen = ({ size, keyId }: SeenCheckpoint, keys: Keyring): boolean =>
  keyId === undefined || toHex(keys.at(BigInt(size)).keyId) === keyId;
