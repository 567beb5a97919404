import type { HandReceiptDto, PersonPageDto, TransferDto } from '@hand-receipt/contracts';
import { counted, formatCount, formatDate } from '@hand-receipt/ui';

/** `29 items, 28 sensitive, from 2 givers`. */
export function heldWords({ held, sensitive_held: sensitive, givers }: PersonPageDto): string {
  const items = counted(held, 'item');
  if (held === 0) return items;
  return `${items}, ${formatCount(sensitive)} sensitive, from ${counted(givers, 'giver')}`;
}

/** Why no hand receipt of a person is listed: they have none, or the reader does not see what is on it. */
export const nothingWords = ({ person, signed }: PersonPageDto): string =>
  signed > 0
    ? `You do not see the items that ${person.name} signed for.`
    : `${person.name} has not signed for anything.`;

/** `From CPT Halloran`, `From the property book of B Co`. */
export const giverWords = ({ giver, book }: HandReceiptDto): string =>
  giver ? `From ${giver.name}` : `From the property book of ${book}`;

/** What the holder answered to a recall; null where they have not, or for an offer. */
export function answerWords({ recall_answer: answer }: TransferDto): string | null {
  if (!answer) return null;
  const { until_on: day, note } = answer;
  if (answer.answer === 'not-held') return `Does not have it: ${note ?? ''}`;
  const when = day === null ? '' : formatDate(day);
  return answer.answer === 'handed-over'
    ? `Handed over on ${when} to ${note ?? ''}`
    : `In repair until ${when}: ${note ?? ''}`;
}
