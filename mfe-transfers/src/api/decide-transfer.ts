import { toTransfer, type Transfer } from '@hand-receipt/contracts';
import { request, useMutation } from '@hand-receipt/platform';
import { refreshCustody } from './refresh';

export type Decision = 'approve' | 'reject';

/** XFER-44: the reason of a rejection that gives none. */
const DEFAULT_REASON = 'Rejected by recipient';

const ANSWERS = {
  approve: { status: 'Approved' },
  reject: { status: 'Rejected', notes: DEFAULT_REASON },
} as const;

interface Answer {
  transfer: Transfer;
  decision: Decision;
}

async function decide({ transfer, decision }: Answer): Promise<Transfer> {
  try {
    return toTransfer(
      await request('PATCH /api/transfers/:id/status', {
        params: { id: transfer.id },
        body: ANSWERS[decision],
      }),
    );
  } catch (error) {
    throw new Error(`Failed to ${decision} transfer: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * The recipient's answer. Nothing is shown as decided before the server says so; a failure refreshes too,
 * because its usual cause is that somebody else was first.
 * @throws Error 'Failed to {approve|reject} transfer: {server text}' (ERR-15)
 */
export const useDecideTransfer = () => useMutation({ mutationFn: decide, onSettled: refreshCustody });
