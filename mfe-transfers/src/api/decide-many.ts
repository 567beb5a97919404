import {
  type DecisionResultDto,
  type RouteBody,
  toTransfer,
  type Transfer,
  type TransferSheetDto,
} from '@hand-receipt/contracts';
import { request, useMutation } from '@hand-receipt/platform';
import { recordApproval } from '../local-ledger/record-approval';
import { seenOn } from '../sheet/seen-on';
import { DEFAULT_REASON, type Decision } from './decide-transfer';
import { refreshCustody } from './refresh';

/** One answer of several. */
export interface LineAnswer {
  transfer: Transfer;
  /** What an approval signs for. */
  sheet?: TransferSheetDto;
  decision: Decision;
  /** Of a rejection; '' for the default. */
  reason: string;
}

type Decisions = RouteBody<'POST /api/transfers/decisions'>['decisions'];

const decisionsOf = (answers: readonly LineAnswer[]): Decisions =>
  answers.map(({ transfer: { id }, sheet, decision, reason }) =>
    decision === 'approve'
      ? { id, status: 'Approved', seen: seenOn(sheet) }
      : { id, status: 'Rejected', notes: reason.trim() || DEFAULT_REASON },
  );

async function decideMany(answers: readonly LineAnswer[]): Promise<DecisionResultDto[]> {
  const body = { decisions: decisionsOf(answers) };
  const { results } = await request('POST /api/transfers/decisions', { body });
  for (const { ok, transfer } of results) {
    if (ok && transfer?.status === 'Approved') recordApproval(toTransfer(transfer));
  }
  return results;
}

/**
 * The recipient's answers to several lines, each with a result of its own.
 * @throws ApiError with the server's own message, where none could be tried
 */
export const useDecideMany = () => useMutation({ mutationFn: decideMany, onSettled: refreshCustody });
