import type { Line } from '../bundle/words';
import { fromHex, toHex } from '../bytes';
import { type Checkpoint, openCheckpoint, parseCheckpoint } from '../checkpoint';
import { verifyConsistency } from '../consistency';
import { type Seen, readSeenText } from '../device/seen-text';
import { servedHashes } from '../device/served-hashes';
import { LedgerError, must } from '../errors';
import type { TreeHasher } from '../hashing';
import { Keyring } from '../keyring';
import { parseNote } from '../note';
import type { LedgerTools } from '../tools';
import type { EvidenceFile, ServedAnswers } from './format';

/**
 * What a file says whose browser had forgotten the ledger, and whose cookie had not. A cookie is not signed, so it
 * contradicts no checkpoint; the reader is told how the two differ.
 *
 * @throws LedgerError where the cookie, or what the server showed, cannot be read.
 */
export function judgeCookie(
  { cookie, served, exportedAt }: EvidenceFile,
  tools: LedgerTools,
): { shown: Checkpoint; reasons: string[]; facts: Line[] } {
  const seen = cookie === null ? null : readSeenText(cookie);
  must(cookie !== null, 'The browser remembered nothing, so there is nothing to compare.');
  must(seen !== null, 'What the cookie of the browser says of the ledger cannot be read.');
  const { keys, shown } = openAsServed(served, tools);
  const reasons = [
    'The browser had forgotten the ledger. Its cookie had not, but a cookie is not signed.',
    toHex(keys.at(BigInt(seen.size)).keyId) === seen.keyId ? null : 'The cookie names another key.',
    difference(seen, shown, served, tools.hasher),
  ];
  const fact = (text: string): Line => ({ kind: 'fact', text });
  return {
    shown,
    reasons: reasons.filter((reason) => reason !== null),
    facts: [
      fact(`Log: ${shown.origin}`),
      fact(`Cookie: ${seen.size} events on ${seen.seenAt}, root ${seen.root}`),
      fact(`Shown: ${shown.size} events on ${exportedAt}, root ${toHex(shown.root)}`),
    ],
  };
}

/** The checkpoint that the server showed, by the keys that it showed: the browser trusted none any more. */
function openAsServed({ keys, checkpoint }: ServedAnswers, { verifierOf }: LedgerTools) {
  const { origin, firstKey, rotations } = (keys ?? {}) as Record<string, unknown>;
  const { note } = (checkpoint ?? {}) as { note?: unknown };
  must(typeof note === 'string', 'The evidence holds no checkpoint that the server showed.');
  must(
    typeof origin === 'string' && typeof firstKey === 'string' && Array.isArray(rotations),
    'The evidence holds no keys that the server showed.',
  );
  const ring = Keyring.follow(origin, firstKey, rotations, verifierOf);
  const { size } = parseCheckpoint(parseNote(note).text);
  return { keys: ring, shown: openCheckpoint(note, origin, [ring.at(size)]) };
}

/** How what was shown differs from what the cookie names; null where it does not. */
function difference(
  { size, root }: Seen,
  shown: Checkpoint,
  { consistency }: ServedAnswers,
  hasher: TreeHasher,
): string | null {
  if (shown.size < size) return `The cookie names ${size} events, and the server showed ${shown.size}.`;
  const proof = consistency.find(({ from, to }) => from === size && BigInt(to) === shown.size)?.proof;
  if (shown.size > size && !proof) return `The file holds no proof from ${size} to ${shown.size} events.`;
  try {
    const hashes = shown.size > size ? servedHashes(proof, 'The consistency proof') : [];
    const claim = { from: BigInt(size), to: shown.size, fromRoot: fromHex(root), toRoot: shown.root };
    verifyConsistency({ ...claim, proof: hashes }, hasher);
    return null;
  } catch (error) {
    if (!(error instanceof LedgerError)) throw error;
    return `What the server showed does not begin with the ${size} events that the cookie names.`;
  }
}
