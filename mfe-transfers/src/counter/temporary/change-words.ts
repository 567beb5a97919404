import type { HandOverDto, TemporaryAct } from '@hand-receipt/contracts';
import { formatDate } from '@hand-receipt/ui';

/** An act as the operator's buttons and dialogs call it. */
export const ACT_WORDS: Record<TemporaryAct, string> = { extend: 'Extend', convert: 'Convert' };

/** Acts as the operator's toast and the receipt say them once they are done. */
export const DONE_WORDS: Record<TemporaryAct, string> = {
  extend: 'Receipt Extended',
  convert: 'Receipt Converted',
};

/** What the recipient signs, in their words. @param dueAt until when it is extended; null for a conversion */
export const signedWords = ({ id }: Pick<HandOverDto, 'id'>, dueAt: string | null): string =>
  dueAt === null
    ? `Temporary receipt ${id} becomes a hand receipt. You answer for the items until they are asked back.`
    : `Temporary receipt ${id} lasts until ${formatDate(dueAt)}. You answer for the items until then.`;

/** Lines of a temporary receipt that are still out. */
export const linesOut = ({ lines }: HandOverDto) =>
  lines.filter(({ returned_at: back, left_at: left }) => back === null && left === null);
