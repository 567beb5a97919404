import { normalizeSerial, type OutEntryDto, readCounterCode } from '@hand-receipt/contracts';

/** The item that a code means among those that are out, for a return without a connection. */
export function findOut(entries: readonly OutEntryDto[], typed: string): OutEntryDto | undefined {
  const code = readCounterCode(typed);
  if (code.kind === 'item' && code.reading.kind === 'label') {
    const { itemId } = code.reading;
    return entries.find(({ item }) => item.id === itemId);
  }
  if ((code.kind !== 'item' && code.kind !== 'text') || code.reading.kind === 'label') return undefined;
  const serials = code.reading.identities.flatMap(({ serial }) => serial ?? []);
  const found = entries.filter(({ item }) => serials.includes(normalizeSerial(item.serial_number)));
  return found.length === 1 ? found[0] : undefined;
}
