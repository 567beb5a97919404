import type { Transfer, UserDto } from '@hand-receipt/contracts';
import { personName } from '@hand-receipt/contracts';
import type { LocalTransfer } from '@hand-receipt/platform';

/** The record of an approved transfer on this device. */
export const toLocalRecord = (
  transfer: Transfer,
  actor: Pick<UserDto, 'rank' | 'lastName'>,
): LocalTransfer => ({
  eventType: 'transfer',
  transferId: transfer.id,
  itemId: transfer.propertyId,
  serialNumber: transfer.serialNumber,
  from: transfer.from,
  to: transfer.to,
  date: transfer.approvedDate ?? new Date().toISOString(),
  actor: personName(actor),
});
