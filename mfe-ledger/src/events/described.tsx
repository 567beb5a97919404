import { Serial } from '@hand-receipt/ui';
import type { LedgerEntry } from './ledger-entry';

/** What happened, in a list. Settings may hide serial numbers in lists. */
export function Described({ description, serial }: Pick<LedgerEntry, 'description' | 'serial'>) {
  if (!serial) return description;
  return (
    <>
      {serial.before}
      <Serial>{serial.serialNumber}</Serial>
      {serial.after}
    </>
  );
}
