import {
  type BundleExpectations,
  GrowingTree,
  canonicalBytes,
  formatBundleHeader,
  formatBundleLine,
  portableTools,
  signCheckpoint,
  toUtf8,
  verifyBundle,
} from '../src';
import { generateSignerKey, nodeHasher, nodeSigner } from '../src/node';

/** Name of the log in every bundle of these tests. */
export const ORIGIN = 'hand-receipt.test/b-co';
export const signer = nodeSigner(generateSignerKey(ORIGIN));
export const other = nodeSigner(generateSignerKey(ORIGIN));

export const bodyOf = (seq: number, change: object = {}): Uint8Array =>
  canonicalBytes({
    v: 1,
    seq,
    eventId: `evt_${seq}`,
    type: 'STATUS CHANGE',
    item: 'P-0001',
    actor: { id: 'U-0004', name: 'SGT Navarro' },
    ts: '2026-11-21T06:04:18.000Z',
    details: { note: 'æ' },
    itemPrevSeq: seq === 0 ? null : seq - 1,
    itemCount: seq + 1,
    nonce: '0'.repeat(32),
    ...change,
  });

interface Written {
  bodies?: Uint8Array[];
  hidden?: number[];
  header?: Partial<Parameters<typeof formatBundleHeader>[0]>;
  /** The tree that is signed, where it is not that of the bodies. */
  signedBodies?: Uint8Array[];
  signedBy?: typeof signer;
}

export const rootOf = (bodies: readonly Uint8Array[]): Uint8Array => {
  const tree = new GrowingTree(nodeHasher);
  bodies.forEach((body) => tree.append(nodeHasher.leaf(body)));
  return tree.root();
};

/** A bundle of five events of one item, with what is wrong with it. */
export function write({
  bodies = [0, 1, 2, 3, 4].map((seq) => bodyOf(seq)),
  hidden = [],
  header = {},
  signedBodies = bodies,
  signedBy = signer,
}: Written = {}): string {
  const size = bodies.length;
  const checkpoint = signCheckpoint(
    { origin: ORIGIN, size: BigInt(size), root: rootOf(signedBodies) },
    signedBy,
  );
  const head = formatBundleHeader({
    origin: ORIGIN,
    size,
    checkpoint,
    firstKey: signer.verifierKey,
    rotations: [],
    exportedAt: '2026-11-21T06:04:18.000Z',
    ...header,
  });
  const lines = bodies.map((body, seq) =>
    formatBundleLine(seq, nodeHasher.leaf(body), hidden.includes(seq) ? null : body),
  );
  return head + lines.join('');
}

export async function* inPieces(bytes: Uint8Array, length: number) {
  for (let at = 0; at < bytes.length; at += length) yield bytes.slice(at, at + length);
}

export const verify = (text: string | Uint8Array, expected: BundleExpectations = {}, tools = portableTools) =>
  verifyBundle(inPieces(typeof text === 'string' ? toUtf8(text) : text, 97), tools, expected);
export const messages = async (text: string, expected: BundleExpectations = {}) =>
  (await verify(text, expected)).findings.map(({ message }) => message);
