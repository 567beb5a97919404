import { toTransfer, type Transfer, type TransferSheetDto } from '@hand-receipt/contracts';
import { request, useMutation } from '@hand-receipt/platform';
import { recordApproval } from '../local-ledger/record-approval';
import { seenOn } from '../sheet/seen-on';
import { refreshCustody } from './refresh';

export type Decision = 'approve' | 'reject';

/** XFER-44: the reason of a rejection that gives none. */
export const DEFAULT_REASON = 'Rejected by recipient';

interface Answer {
  transfer: Transfer;
  decision: Decision;
  /** What an approval signs for. */
  sheet?: TransferSheetDto;
  /** Of a rejection; without one it is the default. */
  reason?: string;
}

const bodyOf = ({ decision, sheet, reason }: Answer) =>
  decision === 'approve'
    ? { status: 'Approved', seen: seenOn(sheet) }
    : { status: 'Rejected', notes: reason?.trim() || DEFAULT_REASON };

async function decide(answer: Answer): Promise<Transfer> {
  const { transfer, decision } = answer;
  let decided: Transfer;
  try {
    const call = { params: { id: transfer.id }, body: bodyOf(answer) };
    decided = toTransfer(await request('PATCH /api/transfers/:id/status', call));
  } catch (error) {
    throw new Error(`Failed to ${decision} transfer: ${(error as Error).message}`, { cause: error });
  }
  if (decision === 'approve') recordApproval(decided);
  return decided;
}

/**
 * The recipient's answer. Nothing is shown as decided before the server says so; a failure refreshes too,
 * because its usual cause is that somebody else was first.
 * @throws Error 'Failed to {approve|reject} transfer: {server text}' (ERR-15)
 */
export const useDecideTransfer = () => useMutation({ mutationFn: decide, onSettled: refreshCustody });
