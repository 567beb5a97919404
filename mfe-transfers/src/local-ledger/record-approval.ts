import type { Transfer } from '@hand-receipt/contracts';
import { addLocalRecord, sessionStore } from '@hand-receipt/platform';
import { isLedgerEligible } from '../details/resolution';
import { toLocalRecord } from './local-record';

/**
 * Keeps on this device that a transfer was approved on it. The ledger itself has the event already, of the
 * same transaction as the approval, so that a failure here is only logged (XFER-46).
 */
export function recordApproval(transfer: Transfer): void {
  if (!isLedgerEligible(transfer)) return;
  try {
    const { user } = sessionStore.getState();
    if (!user) throw new Error('Nobody is signed in');
    addLocalRecord(user.id, toLocalRecord(transfer, user));
  } catch (error) {
    console.warn(`The approval of ${transfer.id} was not recorded on this device`, error);
  }
}
