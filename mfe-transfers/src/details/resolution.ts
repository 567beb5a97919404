import type { Transfer } from '@hand-receipt/contracts';

interface Resolution {
  caption: string;
  /** ISO 8601; null where the server gave none. */
  date: string | null;
}

/** How and when a transfer ended (XFER-33, XFER-34); null while it is open. */
export function resolutionOf(transfer: Transfer): Resolution | null {
  switch (transfer.status) {
    case 'approved':
      return { caption: 'Approved date', date: transfer.approvedDate };
    case 'rejected':
      return { caption: 'Rejected date', date: transfer.rejectedDate };
    case 'cancelled':
      return {
        caption: transfer.supersededBy === null ? 'Cancelled date' : 'Superseded date',
        date: transfer.cancelledDate,
      };
    default:
      return null;
  }
}

/** XFER-36: every serial-numbered item is on the ledger. */
export const isLedgerEligible = (transfer: Transfer): boolean => transfer.serialNumber.trim() !== '';
