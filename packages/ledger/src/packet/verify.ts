import { sha256 } from '@noble/hashes/sha2.js';
import { fromHex, toHex, toUtf8 } from '../bytes';
import type { BundleExpectations } from '../bundle/verify';
import { canonicalBytes } from '../canonical';
import { type Checkpoint, openCheckpoint, parseCheckpoint } from '../checkpoint';
import { LedgerError, must } from '../errors';
import { type EventBody, readEvent } from '../event';
import { findings } from '../findings';
import { verifyInclusion } from '../inclusion';
import { Keyring } from '../keyring';
import { parseNote } from '../note';
import type { LedgerTools } from '../tools';
import { checkLinks } from './check-links';
import { checkPapers } from './check-papers';
import { type PacketSignature, checkSignatures, partiesOf, signedEvent } from './check-signatures';
import { type PacketContent, type PacketEvent, parsePacket } from './format';
import { type SignedLine, readLine } from './signed-line';

export interface PacketVerdict {
  /** True where there is no problem. Whether the key is the right one only a key from elsewhere can say. */
  verified: boolean;
  /** Sentences, the cause first. */
  problems: string[];
  /** Number of the succession; null where no event says it. */
  succession: string | null;
  signatures: PacketSignature[];
  /** Lines of the set, and how many of them stay with the outgoing person. */
  lines: number;
  excluded: number;
  setHash: string;
  papers: PacketContent['papers'];
  /** The checkpoint, as far as its signature holds. */
  proved: { origin: string; size: number; root: string; key: string; keyIsTrusted: boolean } | null;
  /** The signed note of the checkpoint, with the lines of the witnesses that cosigned it. */
  note: string;
}

interface Opened {
  checkpoint: Checkpoint;
  keys: Keyring;
}

/** What `read` answers; a sentence where it is refused. */
function attempt<T>(read: () => T): T | string {
  try {
    return read();
  } catch (error) {
    if (error instanceof LedgerError) return error.message;
    throw error;
  }
}

/**
 * The key that the ledger began with, as the event LEDGER KEY in the packet says. A ledger from before there was such an
 * event is opened with the key that the reader trusts.
 */
function firstKeyOf(events: readonly PacketEvent[], trustedKey: string | undefined): string {
  for (const { body } of events) {
    const event = attempt(() => readEvent(toUtf8(body)));
    if (typeof event === 'string' || event.type !== 'LEDGER KEY') continue;
    const { verifierKey } = event.details;
    if (typeof verifierKey === 'string') return verifierKey;
  }
  if (trustedKey !== undefined) return trustedKey;
  throw new LedgerError('The packet has no event LEDGER KEY. It says with which key the ledger began.');
}

/** Opens the checkpoint with the key that signed it. @throws LedgerError */
function open(
  { checkpoint: note, rotations, events }: PacketContent,
  trustedKey: string | undefined,
  { verifierOf }: LedgerTools,
): Opened {
  const { origin, size } = parseCheckpoint(parseNote(note).text);
  const keys = Keyring.follow(origin, firstKeyOf(events, trustedKey), rotations, verifierOf);
  return { checkpoint: openCheckpoint(note, origin, [keys.at(size)]), keys };
}

/** Every digit counts, its case too: a file says the same in one way alone. @throws LedgerError */
function readHash(text: string): Uint8Array {
  const hash = fromHex(text);
  must(toHex(hash) === text, 'Its proof has capital letters.');
  return hash;
}

/** Reads an event and holds it against the checkpoint. @throws LedgerError */
function prove({ seq, body, proof }: PacketEvent, { size, root }: Checkpoint, tools: LedgerTools): EventBody {
  const bytes = toUtf8(body);
  const leafHash = tools.hasher.leaf(bytes);
  const hashes = proof.map(readHash);
  verifyInclusion({ index: BigInt(seq), size, leafHash, root, proof: hashes }, tools.hasher);
  const event = readEvent(bytes);
  must(event.seq === seq, `The event says that it is #${event.seq}.`);
  return event;
}

function proveAll({ events }: PacketContent, checkpoint: Checkpoint, tools: LedgerTools) {
  const proved: EventBody[] = [];
  const problems: string[] = [];
  const seen = new Set<number>();
  for (const event of events) {
    const read = attempt(() => prove(event, checkpoint, tools));
    if (typeof read === 'string') problems.push(`Event #${event.seq} is not proved. ${read}`);
    else if (seen.has(event.seq)) problems.push(`Event #${event.seq} is in the packet twice.`);
    else proved.push(read);
    seen.add(event.seq);
  }
  return { proved, problems };
}

/** The hash of a set; null where it is no JSON that the ledger takes. */
function hashOf(set: PacketContent['set']): string | null {
  try {
    return toHex(sha256(canonicalBytes(set)));
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

function readSet({ set, setHash }: PacketContent): { lines: SignedLine[]; problems: string[] } {
  const lines = set.flatMap((line) => readLine(line) ?? []);
  const problems = hashOf(set) === setHash ? [] : ['The lines of the set do not have the hash of the set.'];
  if (lines.length < set.length)
    problems.push('A line of the set lacks a field or has one of the wrong kind.');
  return { lines, problems };
}

/** What the reader knows from elsewhere. @throws LedgerError where it cannot be compared. */
function problemsOfKey(
  { checkpoint, keys }: Opened,
  { trustedKey, seen }: BundleExpectations,
  tools: LedgerTools,
) {
  const { origin, size, root } = checkpoint;
  const problems: string[] = [];
  if (trustedKey !== undefined) {
    const { name } = tools.verifierOf(trustedKey);
    must(name === origin, `The packet is of the log ${origin}; the key that you trust is of ${name}.`);
    if (!keys.isVouchedFor(size, trustedKey)) problems.push(findings.keyChanged().message);
  }
  if (seen) {
    must(BigInt(seen.size) === size, `A packet shows no other size than its own, ${size}.`);
    if (seen.root !== toHex(root)) problems.push(findings.historyRewritten(seen.size, seen.who).message);
  }
  return problems;
}

/** What the packet shows once its checkpoint is open. */
function examine(packet: PacketContent, opened: Opened, tools: LedgerTools) {
  const { proved, problems } = proveAll(packet, opened.checkpoint, tools);
  const { lines, problems: ofSet } = readSet(packet);
  const signed = signedEvent(proved, packet.setHash);
  const { signatures, problems: ofSignatures } = signed
    ? checkSignatures(signed, packet.setHash)
    : { signatures: [], problems: ['No event says that both sides signed this set.'] };
  const parties = signed ? partiesOf(signed) : null;
  const ofLinks = parties ? checkLinks(proved, { lines, setHash: packet.setHash, parties }) : [];
  const ofPapers = checkPapers(proved, packet.papers);
  return {
    problems: [...problems, ...ofSet, ...ofSignatures, ...ofLinks, ...ofPapers],
    succession: parties?.successionId ?? null,
    signatures,
    lines,
  };
}

/**
 * Verifies the packet of a succession: the signature of its checkpoint, the proof of each event, the hash of the set, that
 * each change of a chain carries that hash and follows from the chain before, that both sides signed that hash, and that
 * the papers are the ones that were recorded.
 *
 * @param text of the file.
 * @throws LedgerError where the check could not be made, with the sentence that says why.
 */
export function verifyPacket(
  text: string,
  tools: LedgerTools,
  expected: BundleExpectations = {},
): PacketVerdict {
  const packet = parsePacket(text);
  const { setHash, papers, checkpoint: note } = packet;
  const given = { setHash, papers, note };
  const opened = attempt(() => open(packet, expected.trustedKey, tools));
  if (typeof opened === 'string') {
    const nothing = { succession: null, signatures: [], lines: packet.set.length, excluded: 0, proved: null };
    return { ...given, ...nothing, verified: false, problems: [opened] };
  }
  const ofKey = problemsOfKey(opened, expected, tools);
  const { problems, lines, ...found } = examine(packet, opened, tools);
  const { origin, size, root } = opened.checkpoint;
  const { trustedKey } = expected;
  return {
    ...given,
    ...found,
    verified: ofKey.length + problems.length === 0,
    problems: [...ofKey, ...problems],
    lines: lines.length,
    excluded: lines.filter(({ excluded }) => excluded).length,
    proved: {
      origin,
      size: Number(size),
      root: toHex(root),
      key: opened.keys.keyAt(size),
      keyIsTrusted: trustedKey !== undefined && opened.keys.isVouchedFor(size, trustedKey),
    },
  };
}
