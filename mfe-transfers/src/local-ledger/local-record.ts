import type { Transfer, UserDto } from '@hand-receipt/contracts';
import { personName } from '@hand-receipt/contracts';

/** What this device keeps of a transfer that was approved on it (product.md, section 4). */
export interface LocalRecord {
  eventType: 'transfer';
  transferId: string;
  itemId: string;
  serialNumber: string;
  from: string;
  to: string;
  /** ISO 8601: when it was approved. */
  date: string;
  /** Rank and last name of the person who approved. */
  actor: string;
}

export const toLocalRecord = (
  transfer: Transfer,
  actor: Pick<UserDto, 'rank' | 'lastName'>,
): LocalRecord => ({
  eventType: 'transfer',
  transferId: transfer.id,
  itemId: transfer.propertyId,
  serialNumber: transfer.serialNumber,
  from: transfer.from,
  to: transfer.to,
  date: transfer.approvedDate ?? new Date().toISOString(),
  actor: personName(actor),
});
