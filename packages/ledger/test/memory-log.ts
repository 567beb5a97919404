import {
  type Checkpoint,
  type LedgerSource,
  MemoryStore,
  type ServedEvidence,
  canonicalBytes,
  fromUtf8,
  proveConsistency,
  proveInclusion,
  readRoot,
  signCheckpoint,
  signRotation,
  toHex,
} from '../src';
import { generateSignerKey, nodeHasher, nodeSigner } from '../src/node';

export const ORIGIN = 'hand-receipt.test/b-co';
type Signer = ReturnType<typeof nodeSigner>;

/** A whole log in memory, as a server would serve it: events of one item, all by the same person. */
export class MemoryLog {
  readonly #store = new MemoryStore(nodeHasher);
  readonly bodies: Uint8Array[] = [];
  readonly rotations: { seq: number; authorisation: string }[] = [];
  readonly firstKey: string;
  signer: Signer = nodeSigner(generateSignerKey(ORIGIN));

  constructor(events = 0) {
    this.firstKey = this.signer.verifierKey;
    for (let i = 0; i < events; i += 1) this.append();
  }

  get size(): number {
    return this.bodies.length;
  }

  append(change: object = {}): void {
    const seq = this.size;
    const body = canonicalBytes({
      v: 1,
      seq,
      eventId: `evt_${seq}`,
      type: 'STATUS CHANGE',
      item: 'P-0001',
      actor: { id: 'U-0004', name: 'SGT Navarro' },
      ts: '2026-11-21T06:04:18.000Z',
      details: {},
      itemPrevSeq: seq === 0 ? null : seq - 1,
      itemCount: seq + 1,
      nonce: '0'.repeat(32),
      ...change,
    });
    this.bodies.push(body);
    this.#store.append(nodeHasher.leaf(body));
  }

  /** A new key, authorised by the present one, with the event that records it. */
  rotate(): void {
    const next = nodeSigner(generateSignerKey(ORIGIN));
    this.rotations.push({
      seq: this.size,
      authorisation: signRotation(ORIGIN, next.verifierKey, this.signer),
    });
    this.append();
    this.signer = next;
  }

  async checkpoint(size = this.size): Promise<Checkpoint> {
    return {
      origin: ORIGIN,
      size: BigInt(size),
      root: await readRoot(this.#store, BigInt(size), nodeHasher),
    };
  }

  async note(size = this.size, signer = this.signer): Promise<string> {
    return signCheckpoint(await this.checkpoint(size), signer);
  }

  async evidence(seq: number, size = this.size): Promise<ServedEvidence> {
    const body = this.bodies[seq] ?? new Uint8Array();
    const proof =
      seq < size ? await proveInclusion(this.#store, BigInt(seq), BigInt(size), nodeHasher) : null;
    return {
      seq,
      body: fromUtf8(body),
      leafHash: toHex(nodeHasher.leaf(body)),
      proof: proof?.map(toHex) ?? null,
    };
  }

  /** The log as an honest server serves it, at most two receipts at once. */
  source(): LedgerSource {
    return {
      keys: async () => ({ origin: ORIGIN, firstKey: this.firstKey, rotations: this.rotations }),
      checkpoint: async () => ({ origin: ORIGIN, note: await this.note() }),
      consistency: async (from, to) =>
        (await proveConsistency(this.#store, BigInt(from), BigInt(to), nodeHasher)).map(toHex),
      receipts: async (after, size) => {
        const seqs = this.bodies.map((_, seq) => seq).filter((seq) => seq > after);
        return Promise.all(seqs.slice(0, 2).map((seq) => this.evidence(seq, size)));
      },
    };
  }
}
