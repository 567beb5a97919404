import { sameBytes, toHex } from '../bytes';
import type { Line } from '../bundle/words';
import { type Checkpoint, openCheckpoint, parseCheckpoint } from '../checkpoint';
import { verifyConsistency } from '../consistency';
import { readMemory, type DeviceMemory } from '../device/memory';
import { servedHashes } from '../device/served-hashes';
import { LedgerError, must } from '../errors';
import { Keyring } from '../keyring';
import { parseNote } from '../note';
import type { KeyRotation } from '../rotation';
import type { LedgerTools } from '../tools';
import { type EvidenceFile, readEvidenceFile, type ServedAnswers } from './format';
import { judgeCookie } from './judge-cookie';

export interface EvidenceVerdict {
  contradiction: boolean;
  /** For the reader, the verdict first. */
  lines: Line[];
}

/**
 * Whether a browser's evidence convicts the log: two checkpoints that it signed and that cannot both be of one log.
 *
 * @throws LedgerError where the file cannot be judged.
 */
export function judgeEvidence(text: string, tools: LedgerTools): EvidenceVerdict {
  const file = readEvidenceFile(text);
  if (file.remembered === null) {
    const { reasons, facts } = judgeCookie(file, tools);
    return verdictOf({ contradiction: false, key: '' }, reasons, [...facts, ...foundIn(file)]);
  }
  const memory = readMemory(file.remembered);
  const seen = openSeen(memory, tools);
  const shown = openShown(file.served, memory, tools);
  const { contradiction, key, reasons } = shown
    ? { key: shown.key, ...compare(seen, shown.checkpoint, file.served, tools) }
    : { contradiction: false, key: memory.key, reasons: [OTHER_KEY] };
  return verdictOf({ contradiction, key }, reasons, factsOf(file, memory, seen, shown?.checkpoint));
}

const verdictOf = (
  { contradiction, key }: { contradiction: boolean; key: string },
  reasons: readonly string[],
  facts: readonly Line[],
): EvidenceVerdict => ({
  contradiction,
  lines: [
    contradiction
      ? { kind: 'failed', text: `Two checkpoints signed by ${key} contradict each other` }
      : { kind: 'verified', text: 'The file shows no contradiction' },
    ...reasons.map((text): Line => ({ kind: 'warning', text })),
    ...facts,
  ],
});

const foundIn = ({ findings }: EvidenceFile): Line[] =>
  Array.isArray(findings)
    ? findings.map((finding) => ({ kind: 'fact', text: `Found: ${String(finding)}` }))
    : [];

const OTHER_KEY = 'The checkpoint that the server showed is not signed by a key that this browser trusted.';

/** What the browser had verified. Its own note must say so: the rest of the file anybody could have written. */
function openSeen(
  { key, origin, checkpoint: { note, size, root } }: DeviceMemory,
  tools: LedgerTools,
): Checkpoint {
  const seen = openCheckpoint(note, origin, [tools.verifierOf(key)]);
  must(
    Number(seen.size) === size && toHex(seen.root) === root,
    'What the browser remembered is not what its signed checkpoint says.',
  );
  return seen;
}

interface Shown {
  checkpoint: Checkpoint;
  key: string;
}

/** What the server showed; null where no trusted key signed it. @throws LedgerError where there is none. */
function openShown(
  { checkpoint, keys }: ServedAnswers,
  memory: DeviceMemory,
  tools: LedgerTools,
): Shown | null {
  const { note } = (checkpoint ?? {}) as { note?: unknown };
  must(typeof note === 'string', 'The evidence holds no checkpoint that the server showed.');
  const { size } = parseCheckpoint(parseNote(note).text);
  const ring = trustedRing(keys, memory, tools);
  const key = ring?.isVouchedFor(size, memory.key) ? ring.keyAt(size) : memory.key;
  try {
    return { checkpoint: openCheckpoint(note, memory.origin, [tools.verifierOf(key)]), key };
  } catch (error) {
    if (error instanceof LedgerError) return null;
    throw error;
  }
}

/** The keys that follow from the one that the browser trusted; null where what was served leads to none. */
function trustedRing(keys: unknown, memory: DeviceMemory, { verifierOf }: LedgerTools): Keyring | null {
  const { firstKey, rotations } = (keys ?? {}) as { firstKey?: unknown; rotations?: unknown };
  if (typeof firstKey !== 'string' || !Array.isArray(rotations)) return null;
  try {
    return Keyring.follow(memory.origin, firstKey, rotations as KeyRotation[], verifierOf);
  } catch (error) {
    // Whatever else the list holds, it holds no keys.
    if (error instanceof LedgerError || error instanceof TypeError) return null;
    throw error;
  }
}

function compare(
  seen: Checkpoint,
  shown: Checkpoint,
  { consistency }: ServedAnswers,
  { hasher }: LedgerTools,
): { contradiction: boolean; reasons: string[] } {
  if (seen.size === shown.size) return { contradiction: !sameBytes(seen.root, shown.root), reasons: [] };
  if (shown.size < seen.size) {
    const reason = `The server showed ${shown.size} events after it had signed ${seen.size}. A signature does not say when it was made.`;
    return { contradiction: false, reasons: [reason] };
  }
  const served = consistency.find(({ from, to }) => BigInt(from) === seen.size && BigInt(to) === shown.size);
  if (!served) {
    const reason = `The file holds no proof from ${seen.size} to ${shown.size} events.`;
    return { contradiction: false, reasons: [reason] };
  }
  try {
    const proof = servedHashes(served.proof, 'The consistency proof');
    const claim = { from: seen.size, to: shown.size, fromRoot: seen.root, toRoot: shown.root };
    verifyConsistency({ ...claim, proof }, hasher);
    return { contradiction: false, reasons: [] };
  } catch (error) {
    if (!(error instanceof LedgerError)) throw error;
    const reason = `The proof that the server gave does not lead from one to the other. The proof itself is not signed.`;
    return { contradiction: true, reasons: [reason] };
  }
}

function factsOf(
  file: EvidenceFile,
  { origin, checkpoint: { seenAt } }: DeviceMemory,
  seen: Checkpoint,
  shown: Checkpoint | undefined,
): Line[] {
  const fact = (text: string): Line => ({ kind: 'fact', text });
  return [
    fact(`Log: ${origin}`),
    fact(`Seen: ${seen.size} events on ${seenAt}, root ${toHex(seen.root)}`),
    ...(shown ? [fact(`Shown: ${shown.size} events on ${file.exportedAt}, root ${toHex(shown.root)}`)] : []),
    ...foundIn(file),
  ];
}
