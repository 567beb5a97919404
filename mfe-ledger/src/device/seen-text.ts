import type { DeviceMemory, SeenCheckpoint } from '@hand-receipt/ledger';

const TEXT = /^(\d{1,15})\.([0-9a-f]{64})\.([0-9a-f]{8})\.(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)$/;

/** The id in a verifier key, `name+id+key`. */
const idOf = (verifierKey: string): string => verifierKey.split('+')[1] ?? '';

/** What the cookie keeps of a memory: `size.root.key id.time`. */
export const seenText = ({ checkpoint: { size, root, seenAt }, key }: DeviceMemory): string =>
  [size, root, idOf(key), seenAt].join('.');

/** @returns null for a text that is not from `seenText`. */
export function readSeenText(text: string): SeenCheckpoint | null {
  const [, size, root, keyId, seenAt] = TEXT.exec(text) ?? [];
  if (root === undefined || seenAt === undefined || Number.isNaN(Date.parse(seenAt))) return null;
  return { size: Number(size), root, keyId, seenAt };
}

/** The memory as the cookie would have it. */
export const seenOf = (memory: DeviceMemory): SeenCheckpoint => ({
  ...memory.checkpoint,
  keyId: idOf(memory.key),
});
