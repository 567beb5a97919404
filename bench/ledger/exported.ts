import { GrowingTree, formatBundleHeader, formatBundleLine, signCheckpoint } from '@hand-receipt/ledger';
import { generateSignerKey, nodeHasher, nodeSigner } from '@hand-receipt/ledger/node';
import { eventBytes, itemsFor } from './events';

const ORIGIN = 'hand-receipt/bench';

/** The export of a ledger of so many events, sealed with a key of its own. */
export function exportedLedger(events: number): Buffer {
  const signer = nodeSigner(generateSignerKey(ORIGIN));
  const tree = new GrowingTree(nodeHasher);
  const lines: string[] = [];
  const items = itemsFor(events);
  for (let seq = 0; seq < events; seq += 1) {
    const body = eventBytes(seq, items);
    const leafHash = nodeHasher.leaf(body);
    tree.append(leafHash);
    lines.push(formatBundleLine(seq, leafHash, body));
  }
  const header = formatBundleHeader({
    origin: ORIGIN,
    size: events,
    checkpoint: signCheckpoint({ origin: ORIGIN, size: BigInt(events), root: tree.root() }, signer),
    firstKey: signer.verifierKey,
    rotations: [],
    exportedAt: new Date(0).toISOString(),
  });
  return Buffer.from(header + lines.join(''));
}
