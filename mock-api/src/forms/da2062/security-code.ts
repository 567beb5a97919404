import type { SecurityLevel } from '@hand-receipt/contracts';
import type { ReceiptItem } from './receipt-item';

/** Controlled inventory item code (CIIC) of each level of security, for an item without a code of its own. */
const CODE_OF_LEVEL: Record<SecurityLevel, string> = {
  controlled: 'J',
  classified: 'C',
  secret: 'S',
  'top-secret': 'T',
};

/** Column SEC of an item: its CIIC. Empty where neither a code nor a level is recorded; the issuer writes it by hand. */
export function securityCode({ ciic, securityLevel }: ReceiptItem): string {
  if (ciic !== null) return ciic;
  return securityLevel ? CODE_OF_LEVEL[securityLevel] : '';
}
