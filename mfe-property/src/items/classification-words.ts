import { SENSITIVE_MARK_WORDS, SENSITIVE_MARKS } from '@hand-receipt/contracts';

export const MARK_OPTIONS = SENSITIVE_MARKS.map((mark) => ({
  value: mark,
  label: SENSITIVE_MARK_WORDS[mark],
}));

const CIIC = /^[A-Z0-9]?$/;
export const CIIC_WORDS = 'CIIC must be one letter or digit';
export const isCiic = (typed: string | undefined): boolean => CIIC.test(typed?.trim().toUpperCase() ?? '');
