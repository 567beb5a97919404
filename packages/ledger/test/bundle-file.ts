import {
  type BundleExpectations,
  type formatBundleHeader,
  canonicalBytes,
  portableTools,
  toUtf8,
  verifyBundle,
} from '../src';
import { generateSignerKey, nodeSigner } from '../src/node';
import { ORIGIN, eventAt } from './event-at';
import { MemoryLog } from './memory-log';

export { ORIGIN };
export const signer = nodeSigner(generateSignerKey(ORIGIN));
export const other = nodeSigner(generateSignerKey(ORIGIN));

export const bodyOf = (seq: number, change: object = {}): Uint8Array =>
  canonicalBytes(eventAt(seq, { details: { note: 'æ' }, ...change }));

interface Written {
  bodies?: Uint8Array[];
  hidden?: number[];
  header?: Partial<Parameters<typeof formatBundleHeader>[0]>;
  /** The tree that is signed, where it is not that of the bodies. */
  signedBodies?: Uint8Array[];
  signedBy?: typeof signer;
}

export const rootOf = (bodies: readonly Uint8Array[]): Uint8Array => MemoryLog.of(bodies).root;

/** A bundle of five events of one item, with what is wrong with it. */
export function write({
  bodies = [0, 1, 2, 3, 4].map((seq) => bodyOf(seq)),
  hidden = [],
  header = {},
  signedBodies = bodies,
  signedBy = signer,
}: Written = {}): string {
  const checkpoint = MemoryLog.of(signedBodies, signer).sealed(signedBy);
  return MemoryLog.of(bodies, signer).bundle({ hidden, header: { checkpoint, ...header } });
}

export async function* inPieces(bytes: Uint8Array, length: number) {
  for (let at = 0; at < bytes.length; at += length) yield bytes.slice(at, at + length);
}

export const verify = (text: string | Uint8Array, expected: BundleExpectations = {}, tools = portableTools) =>
  verifyBundle(inPieces(typeof text === 'string' ? toUtf8(text) : text, 97), tools, expected);
export const messages = async (text: string, expected: BundleExpectations = {}) =>
  (await verify(text, expected)).findings.map(({ message }) => message);
