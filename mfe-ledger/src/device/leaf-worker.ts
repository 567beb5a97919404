import { BundleLeaves, portableHasher } from '@hand-receipt/ledger';

const leaves = new BundleLeaves(portableHasher);

/** The second thread: the leaf hashes of each piece of an export, in the order in which the pieces come. */
self.onmessage = ({ data }: MessageEvent<Uint8Array>) => {
  const hashes = leaves.take(data);
  self.postMessage(hashes, { transfer: [hashes.buffer] });
};
