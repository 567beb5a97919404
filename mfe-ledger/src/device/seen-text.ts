import { type DeviceMemory, portableTools, type Seen, seenText as textOf, toHex } from '@hand-receipt/ledger';

export { readSeenText, type Seen } from '@hand-receipt/ledger';

export const seenOf = ({ checkpoint: { size, root, seenAt }, key }: DeviceMemory): Seen => ({
  size,
  root,
  keyId: toHex(portableTools.verifierOf(key).keyId),
  seenAt,
});

/** What the cookie keeps of the memory. */
export const seenText = (memory: DeviceMemory): string => textOf(seenOf(memory));
