import type { RecallAnswer, Transfer } from '@hand-receipt/contracts';
import { formatDate } from '@hand-receipt/ui';

/** What the holder of a recalled item may answer. */
export const ANSWER_LABELS: Record<RecallAnswer, string> = {
  'handed-over': 'Handed over',
  'in-repair': 'In repair until',
  'not-held': 'I do not have it',
};

/** The holder's answer in one line: 'In repair until 03DEC2026: Shop 2'. Null where there is none. */
export function answerText({ recallAnswer }: Pick<Transfer, 'recallAnswer'>): string | null {
  if (!recallAnswer) return null;
  const { answer, until_on: day, note } = recallAnswer;
  if (answer === 'not-held') return `Does not have it: ${note ?? ''}`;
  const when = day === null ? '' : formatDate(day);
  return answer === 'handed-over'
    ? `Handed over on ${when} to ${note ?? ''}`
    : `In repair until ${when}: ${note ?? ''}`;
}

/** Whom an open recall waits for, until when, and what they said. */
export function recallStateText(transfer: Transfer): string {
  const due = transfer.dueOn === null ? '' : ` Due ${formatDate(transfer.dueOn)}.`;
  const said = answerText(transfer);
  return `Waiting for ${transfer.from}.${due}${said === null ? '' : ` ${said}.`}`;
}
