import { sha256 } from '@noble/hashes/sha2.js';
import { toHex } from '../bytes';
import type { BundleExpectations } from '../bundle/verify';
import { canonicalBytes } from '../canonical';
import type { LedgerTools } from '../tools';
import { checkLinks } from './check-links';
import { checkPapers } from './check-papers';
import { type PacketSignature, checkSignatures, partiesOf, signedEvent } from './check-signatures';
import { type PacketContent, parsePacket } from './format';
import {
  type Opened,
  type ProvedFile,
  attempt,
  openFile,
  problemsOfKey,
  proveAll,
  provedBy,
} from './prove-events';
import { type SignedLine, readLine } from './signed-line';

export interface PacketVerdict extends ProvedFile {
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
  /** The signed note of the checkpoint, with the lines of the witnesses that cosigned it. */
  note: string;
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
  const opened = attempt(() => openFile(packet, expected.trustedKey, tools));
  if (typeof opened === 'string') {
    const nothing = { succession: null, signatures: [], lines: packet.set.length, excluded: 0, proved: null };
    return { ...given, ...nothing, verified: false, problems: [opened] };
  }
  const ofKey = problemsOfKey(opened, expected, tools);
  const { problems, lines, ...found } = examine(packet, opened, tools);
  return {
    ...given,
    ...found,
    verified: ofKey.length + problems.length === 0,
    problems: [...ofKey, ...problems],
    lines: lines.length,
    excluded: lines.filter(({ excluded }) => excluded).length,
    proved: provedBy(opened, expected.trustedKey),
  };
}
