import type { SecurityLevel } from '@hand-receipt/contracts';
import type { ReceiptItem } from './receipt-item';

/** Controlled inventory item code (CIIC) of each level of security. */
const CODE_OF_LEVEL: Record<SecurityLevel, string> = {
  controlled: 'J',
  classified: 'C',
  secret: 'S',
  'top-secret': 'T',
};

/**
 * Column SEC of an item: U for one that nobody guards. Empty for an item that is sensitive by its kind,
 * such as a weapon: its code says how it must be stored, which the property book does not record, and
 * the issuer writes it by hand.
 */
export function securityCode({ securityLevel, isSensitive, category }: ReceiptItem): string {
  if (securityLevel) return CODE_OF_LEVEL[securityLevel];
  return isSensitive || category === 'weapons' ? '' : 'U';
}
