import type { Json } from '../canonical';
import { LedgerError, must } from '../errors';
import type { KeyRotation } from '../rotation';

const PACKET_FORMAT = 'hand-receipt packet';
const PACKET_VERSION = 1;

/** An event of the ledger with its proof. */
export interface PacketEvent {
  seq: number;
  /** The canonical text that was hashed. */
  body: string;
  /** Hashes in hex, nearest sibling first, that lead to the root of the checkpoint. */
  proof: readonly string[];
}

/** A paper of the packet. All of them are bound in one PDF. */
export interface PacketPaper {
  id: string;
  kind: string;
  /** Number and edition, such as `HR-0017/3`. */
  number: string;
  /** Of the bytes of that PDF, in hex. */
  sha256: string;
}

/** What a packet proves with no server: what both parties of a succession signed, and what it did to each chain. */
export interface PacketContent {
  /** Nobody has signed yet: the file proves nothing. */
  draft?: true;
  /** The signed note that every event is proved in. */
  checkpoint: string;
  rotations: readonly KeyRotation[];
  /** The lines that were signed, by item id. */
  set: readonly Json[];
  /** SHA-256 of the canonical JSON of `set`, in hex. */
  setHash: string;
  papers: readonly PacketPaper[];
  events: readonly PacketEvent[];
}

/** The text of a packet's file. */
export const formatPacket = ({
  draft,
  checkpoint,
  rotations,
  set,
  setHash,
  papers,
  events,
}: PacketContent): string =>
  `${JSON.stringify({
    format: PACKET_FORMAT,
    version: PACKET_VERSION,
    draft,
    checkpoint,
    rotations,
    set,
    setHash,
    papers,
    events,
  })}\n`;

/** Bytes at the beginning of a file that say what it is. */
const HEAD_BYTES = 200;

/** Whether a file that begins like this is a packet, and not an exported ledger. */
export const isPacket = (begin: Uint8Array): boolean =>
  new TextDecoder().decode(begin.subarray(0, HEAD_BYTES)).includes(`"${PACKET_FORMAT}"`);

const isText = (value: unknown): value is string => typeof value === 'string';
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isListOf = (value: unknown, isEntry: (entry: Record<string, unknown>) => boolean): boolean =>
  Array.isArray(value) && value.every((entry) => isRecord(entry) && isEntry(entry));

const isRotation = ({ seq, authorisation }: Record<string, unknown>) =>
  Number.isSafeInteger(seq) && isText(authorisation);
const isPaper = ({ id, kind, number, sha256 }: Record<string, unknown>) =>
  [id, kind, number, sha256].every(isText);
const isEvent = ({ seq, body, proof }: Record<string, unknown>) =>
  Number.isSafeInteger(seq) && isText(body) && Array.isArray(proof) && proof.every(isText);

/** A list of events with their proofs, and one of changes of the key, as far as their fields go. */
export const isEventList = (value: unknown): boolean => isListOf(value, isEvent);
export const isRotationList = (value: unknown): boolean => isListOf(value, isRotation);

const isComplete = (packet: Record<string, unknown>): boolean =>
  isText(packet.checkpoint) &&
  isText(packet.setHash) &&
  Array.isArray(packet.set) &&
  isRotationList(packet.rotations) &&
  isListOf(packet.papers, isPaper) &&
  isEventList(packet.events);

/** @throws LedgerError where the text is no packet that this version reads. */
export function parsePacket(text: string): PacketContent {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new LedgerError('This file is not a packet: it is not JSON.');
  }
  must(isRecord(value) && value.format === PACKET_FORMAT, 'This file is not a packet.');
  must(value.version === PACKET_VERSION, 'This packet is of a version that is not known here.');
  must(value.draft === undefined, 'This packet is a draft: nobody has signed it.');
  must(isComplete(value), 'The packet lacks a field or has one of the wrong kind.');
  return value as unknown as PacketContent;
}
