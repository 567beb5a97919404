import {
  type Checkpoint,
  GrowingTree,
  type Hash,
  type LedgerSource,
  MemoryStore,
  type ServedEvidence,
  canonicalBytes,
  completeSubtrees,
  formatBundleHeader,
  formatBundleLine,
  fromUtf8,
  proveConsistency,
  proveInclusion,
  readRoot,
  signCheckpoint,
  signRotation,
  toHex,
} from '../src';
import { generateSignerKey, nodeHasher, nodeSigner } from '../src/node';
import { ORIGIN, eventAt } from './event-at';

type Signer = ReturnType<typeof nodeSigner>;

/** An export of the log, and what is wrong with it. */
interface Exported {
  /** Places of the events that the reader may not see. */
  hidden?: readonly number[];
  header?: Partial<Parameters<typeof formatBundleHeader>[0]>;
}

/** A whole log in memory, as a server would serve it: events of one item, all by the same person. */
export class MemoryLog {
  readonly #store = new MemoryStore(nodeHasher);
  readonly #tree = new GrowingTree(nodeHasher);
  readonly bodies: Uint8Array[] = [];
  readonly rotations: { seq: number; authorisation: string }[] = [];
  readonly firstKey: string;

  constructor(
    events = 0,
    public signer: Signer = nodeSigner(generateSignerKey(ORIGIN)),
  ) {
    this.firstKey = signer.verifierKey;
    for (let i = 0; i < events; i += 1) this.append();
  }

  /** The log of whatever bytes these are. */
  static of(bodies: readonly Uint8Array[], signer?: Signer): MemoryLog {
    const log = new MemoryLog(0, signer);
    bodies.forEach((body) => log.appendBytes(body));
    return log;
  }

  get origin(): string {
    return this.signer.name;
  }

  get size(): number {
    return this.bodies.length;
  }

  get root(): Hash {
    return this.#tree.root();
  }

  append(change: object = {}): void {
    this.appendBytes(canonicalBytes(eventAt(this.size, change)));
  }

  appendBytes(body: Uint8Array): void {
    const leaf = nodeHasher.leaf(body);
    this.bodies.push(body);
    this.#store.append(leaf);
    this.#tree.append(leaf);
  }

  /** A new key, authorised by the present one, with the event that records it. */
  rotate(): void {
    const next = nodeSigner(generateSignerKey(this.origin));
    this.rotations.push({
      seq: this.size,
      authorisation: signRotation(this.origin, next.verifierKey, this.signer),
    });
    this.append();
    this.signer = next;
  }

  async checkpoint(size = this.size): Promise<Checkpoint> {
    return {
      origin: this.origin,
      size: BigInt(size),
      root: await readRoot(this.#store, BigInt(size), nodeHasher),
    };
  }

  async note(size = this.size, signer = this.signer): Promise<string> {
    return signCheckpoint(await this.checkpoint(size), signer);
  }

  /** The note of all that there is. */
  sealed(signer = this.signer): string {
    return signCheckpoint({ origin: this.origin, size: BigInt(this.size), root: this.root }, signer);
  }

  bundle({ hidden = [], header = {} }: Exported = {}): string {
    const head = formatBundleHeader({
      origin: this.origin,
      size: this.size,
      checkpoint: this.sealed(),
      firstKey: this.firstKey,
      rotations: this.rotations,
      exportedAt: '2026-11-21T06:04:18.000Z',
      ...header,
    });
    const lines = this.bodies.map((body, seq) =>
      formatBundleLine(seq, nodeHasher.leaf(body), hidden.includes(seq) ? null : body),
    );
    return head + lines.join('');
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
      keys: async () => ({ origin: this.origin, firstKey: this.firstKey, rotations: this.rotations }),
      checkpoint: async () => ({ origin: this.origin, note: await this.note() }),
      consistency: async (from, to) =>
        (await proveConsistency(this.#store, BigInt(from), BigInt(to), nodeHasher)).map(toHex),
      subtrees: async (size) => (await this.#store.read(completeSubtrees(0n, BigInt(size)))).map(toHex),
      receipts: async (after, size) => {
        const seqs = this.bodies.map((_, seq) => seq).filter((seq) => seq > after);
        return Promise.all(seqs.slice(0, 2).map((seq) => this.evidence(seq, size)));
      },
    };
  }
}
