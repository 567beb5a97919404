import type { SuccessionDetailDto, SuccessionDifferenceDto } from '@hand-receipt/contracts';
import { type LineNews, over } from '../count/line-news';

interface Now {
  succession: Pick<SuccessionDetailDto, 'id' | 'state' | 'may'>;
  difference: Pick<SuccessionDifferenceDto, 'id' | 'state'>;
}

/** What has ended the act of a form about a difference while the form was open; null for nothing. */
export function newsOfDifference(
  act: 'resolve' | 'let-through',
  { succession, difference }: Now,
): LineNews | null {
  if (succession.state === 'cancelled') return over(`${succession.id} was cancelled.`);
  if (act === 'let-through') {
    return succession.may.letThrough ? null : over('Nothing is let through any more.');
  }
  if (difference.state === 'agreed') return over(`${difference.id} is agreed.`);
  return succession.may.record ? null : over('You do not resolve differences here.');
}
