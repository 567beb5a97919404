import { fromHex, toHex, toUtf8 } from '../bytes';
import type { BundleExpectations } from '../bundle/verify';
import { type Checkpoint, openCheckpoint, parseCheckpoint } from '../checkpoint';
import { LedgerError, must } from '../errors';
import { type EventBody, readEvent } from '../event';
import { findings } from '../findings';
import { verifyInclusion } from '../inclusion';
import { Keyring } from '../keyring';
import { parseNote } from '../note';
import type { KeyRotation } from '../rotation';
import type { LedgerTools } from '../tools';
import type { PacketEvent } from './format';

/** A file of events with what proves them. */
export interface EventFile {
  /** The signed note that every event is proved in. */
  checkpoint: string;
  rotations: readonly KeyRotation[];
  events: readonly PacketEvent[];
}

/** What a file proves its events in. */
export interface ProvedFile {
  /** The checkpoint, as far as its signature holds. */
  proved: { origin: string; size: number; root: string; key: string; keyIsTrusted: boolean } | null;
}

/** A checkpoint that was opened, and the keys of its ledger. */
export interface Opened {
  checkpoint: Checkpoint;
  keys: Keyring;
}

/** What `read` answers; a sentence where it is refused. */
export function attempt<T>(read: () => T): T | string {
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
export function openFile(
  { checkpoint: note, rotations, events }: EventFile,
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

/** The events that are proved, and why the others are not. */
export function proveAll({ events }: Pick<EventFile, 'events'>, checkpoint: Checkpoint, tools: LedgerTools) {
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

/** What the reader knows from elsewhere. @throws LedgerError where it cannot be compared. */
export function problemsOfKey(
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

/** The checkpoint as a verdict shows it. */
export function provedBy({ checkpoint, keys }: Opened, trustedKey: string | undefined): ProvedFile['proved'] {
  const { origin, size, root } = checkpoint;
  return {
    origin,
    size: Number(size),
    root: toHex(root),
    key: keys.keyAt(size),
    keyIsTrusted: trustedKey !== undefined && keys.isVouchedFor(size, trustedKey),
  };
}
