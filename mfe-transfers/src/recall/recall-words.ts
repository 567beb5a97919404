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

/** The answer without its words, for a list. */
function shortAnswer({ from, recallAnswer }: Transfer): string {
  if (!recallAnswer) return `Waiting for ${from}.`;
  const { answer, until_on: day } = recallAnswer;
  if (answer === 'not-held') return `${from} does not have it.`;
  return `${answer === 'handed-over' ? 'Handed over on' : 'In repair until'} ${day === null ? '' : formatDate(day)}.`;
}

/** Whom an open recall waits for and until when, or else what they said. The details have both. */
export const recallStateText = (transfer: Transfer): string =>
  transfer.recallAnswer === null && transfer.dueOn !== null
    ? `${shortAnswer(transfer)} Due ${formatDate(transfer.dueOn)}.`
    : shortAnswer(transfer);
