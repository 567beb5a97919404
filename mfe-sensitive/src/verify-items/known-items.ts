import { normalizeSerial, readScan, scanName } from '@hand-receipt/contracts';

/** An item that this device knows to be verified. */
export interface KnownItem {
  id: string;
  name: string;
  serialNumber: string;
}

/** Finds the item that a code means among those that this device knows: by the item of our label, else by serial number. */
export function knownItems(items: readonly KnownItem[]): (code: string) => KnownItem | undefined {
  const byId = new Map(items.map((item) => [item.id, item]));
  const bySerial = new Map(
    items.filter((item) => item.serialNumber).map((item) => [normalizeSerial(item.serialNumber), item]),
  );
  return (code) => {
    const reading = readScan(code);
    const labeled = reading.kind === 'label' ? byId.get(reading.itemId) : undefined;
    return labeled ?? bySerial.get(scanName(reading));
  };
}

/** Whether a label shows another serial number than its item has. */
export function showsFormerSerial(code: string, { id, serialNumber }: KnownItem): boolean {
  const reading = readScan(code);
  return (
    serialNumber !== '' &&
    reading.kind === 'label' &&
    reading.itemId === id &&
    reading.serial !== normalizeSerial(serialNumber)
  );
}
