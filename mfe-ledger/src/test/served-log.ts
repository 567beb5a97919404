import {
  canonicalBytes,
  type EventBody,
  formatBundleHeader,
  formatBundleLine,
  fromUtf8,
  GrowingTree,
  MemoryStore,
  portableHasher as hasher,
  proveConsistency,
  proveInclusion,
  signCheckpoint,
  toHex,
} from '@hand-receipt/ledger';
import { generateSignerKey, nodeSigner } from '@hand-receipt/ledger/node';

const ORIGIN = 'hand-receipt.test/b-co';

/** An event of item P-0001 that is the n-th of the log and of the item. */
export const bodyAt = (seq: number, given: Partial<EventBody> = {}): EventBody => ({
  v: 1,
  seq,
  eventId: `evt_${seq}`,
  type: 'VERIFICATION',
  item: 'P-0001',
  actor: { id: 'U-0001', name: 'CPT Halloran' },
  ts: '2026-11-21T06:04:18.000Z',
  details: { result: 'verified', serialNumber: 'W123456' },
  itemPrevSeq: seq === 0 ? null : seq - 1,
  itemCount: seq + 1,
  nonce: '0'.repeat(32),
  ...given,
});

export const signer = nodeSigner(generateSignerKey(ORIGIN));

/** A server's log as the browser meets it: signed, with true proofs of whatever `bodies` are. */
export function servedLog(bodies: readonly EventBody[], signedBy = signer) {
  const bytes = bodies.map((body) => canonicalBytes(body));
  const leaves = bytes.map((body) => hasher.leaf(body));
  const store = new MemoryStore(hasher);
  const tree = new GrowingTree(hasher);
  for (const leaf of leaves) {
    store.append(leaf);
    tree.append(leaf);
  }
  const size = bodies.length;
  const note = signCheckpoint({ origin: ORIGIN, size: BigInt(size), root: tree.root() }, signedBy);
  const keys = {
    origin: ORIGIN,
    verifierKey: signedBy.verifierKey,
    firstKey: signedBy.verifierKey,
    rotations: [],
  };

  const evidenceOf = async (seq: number) => ({
    seq,
    eventId: bodies[seq]!.eventId,
    body: fromUtf8(bytes[seq]!),
    leafHash: toHex(leaves[seq]!),
    proof: (await proveInclusion(store, BigInt(seq), BigInt(size), hasher)).map(toHex),
  });
  const places = bodies.map((_, seq) => seq);

  return {
    'GET /api/ledger/key': () => keys,
    'GET /api/ledger/checkpoint': () => ({ ...keys, note, size, root: toHex(tree.root()), recorded: size }),
    'GET /api/ledger/consistency': async ({ searchParams }: URL) => {
      const from = BigInt(searchParams.get('from') ?? 0);
      return { proof: (await proveConsistency(store, from, BigInt(size), hasher)).map(toHex) };
    },
    'GET /api/ledger/receipts': async ({ searchParams }: URL) => ({
      size,
      events: await Promise.all(
        places.filter((seq) => seq > Number(searchParams.get('after'))).map(evidenceOf),
      ),
    }),
    'GET /api/ledger/items/P-0001/evidence': async ({ searchParams }: URL) => {
      const before = Number(searchParams.get('before') ?? size);
      const events = await Promise.all(
        places
          .filter((seq) => seq < before)
          .reverse()
          .map(evidenceOf),
      );
      return { size, events };
    },
    'GET /api/ledger/bundle': () => {
      const { origin, firstKey, rotations } = keys;
      const header = {
        origin,
        size,
        checkpoint: note,
        firstKey,
        rotations,
        exportedAt: '2026-11-21T06:04:18.000Z',
      };
      const lines = bytes.map((body, seq) => formatBundleLine(seq, leaves[seq]!, body));
      return new Response(formatBundleHeader(header) + lines.join(''));
    },
  };
}

export const bodies = (count: number): EventBody[] => Array.from({ length: count }, (_, seq) => bodyAt(seq));
