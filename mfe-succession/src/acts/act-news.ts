import type { SuccessionDetailDto } from '@hand-receipt/contracts';
import { type LineNews, over } from '../count/line-news';

/** Why the open form of an act can send nothing any more; null while the act is possible. */
export function newsOfAct(
  { id, state }: Pick<SuccessionDetailDto, 'id' | 'state'>,
  isPossible: boolean,
  why: string,
): LineNews | null {
  if (isPossible) return null;
  return over(state === 'cancelled' || state === 'signed' ? `${id} was ${state}.` : why);
}
