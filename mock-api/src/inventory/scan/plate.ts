import { type ScanDto, normalizeSerial } from '@hand-receipt/contracts';

/** Whether the person has read on the data plate the serial number that the item has now. */
export const plateAgrees = (
  { plateReads }: Pick<ScanDto, 'plateReads'>,
  item: { serial_number: string },
): boolean => plateReads !== undefined && normalizeSerial(plateReads) === normalizeSerial(item.serial_number);
