import type { TransferSheetDto } from '@hand-receipt/contracts';
import type { LineAnswer } from '@hand-receipt/data';
import { counted, type ToastMessage } from '@hand-receipt/ui';
import { shortOn } from '../sheet/sheet-words';

/** An answer as it is about to be sent. Its `sheet` is the one that was read first, so that a change since is refused once. */
export interface ChosenAnswer extends LineAnswer {
  /** What the line shows: the newest sheet, of which everything on the screen speaks. */
  shown?: TransferSheetDto;
}

/** '1 item', '40 items'. */
export const itemCount = (count: number): string => counted(count, 'item');

export const countOf = (answers: readonly LineAnswer[], decision: LineAnswer['decision']): number =>
  answers.filter((answer) => answer.decision === decision).length;

/** Short components of what is accepted. */
export const shortOf = (answers: readonly ChosenAnswer[]): number =>
  answers.reduce((sum, { decision, shown }) => sum + (decision === 'approve' ? shortOn(shown) : 0), 0);

/** On the button: 'Sign for 3, reject 1', 'Sign for 24 items', 'Reject 2'. What is short stands in the totals. */
export function answerLabel(answers: readonly LineAnswer[]): string {
  const [signed, rejected] = [countOf(answers, 'approve'), countOf(answers, 'reject')];
  if (signed === 0 && rejected > 0) return `Reject ${rejected}`;
  return rejected > 0 ? `Sign for ${signed}, reject ${rejected}` : `Sign for ${itemCount(signed)}`;
}

/** The words around several answers at once, after those around one (XFER-38 to XFER-41). */
export function answerWords(answers: readonly LineAnswer[]) {
  const approved = countOf(answers, 'approve');
  const rejected = countOf(answers, 'reject');
  const acts = [
    approved > 0 && `approve ${itemCount(approved)}`,
    rejected > 0 && `reject ${itemCount(rejected)}`,
  ].filter(Boolean);
  const kind = rejected === 0 ? 'Approve' : approved === 0 ? 'Reject' : 'Answers';
  return {
    title: { Approve: 'Confirm Approval', Reject: 'Confirm Rejection', Answers: 'Confirm Answers' }[kind],
    confirm: `Confirm ${kind}`,
    question: `Are you sure you want to ${acts.join(' and ')} of this transfer request?${
      rejected > 0 ? ' A rejection cannot be undone.' : ''
    }`,
    meaning:
      approved > 0
        ? 'You become accountable for what you approve. Each answer is written to the ledger under your name.'
        : 'The sender stays accountable. Each answer is written to the ledger under your name.',
  };
}

/** What became of several answers. */
export function answeredWords(approved: number, rejected: number, refused: number): ToastMessage {
  const done = [
    approved > 0 && `${itemCount(approved)} approved`,
    rejected > 0 && `${itemCount(rejected)} rejected`,
  ];
  const failed = refused > 0 && `${itemCount(refused)} could not be answered`;
  return {
    tone: refused > 0 ? 'danger' : 'success',
    title: refused > 0 ? 'Not Every Transfer Was Answered' : 'Transfers Answered',
    description: `${[...done, failed].filter(Boolean).join(', ')}.`,
  };
}
