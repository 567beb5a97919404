import { SENSITIVE_MARKS, type SensitiveMark } from '@hand-receipt/contracts';

export const MARK_WORDS: Record<SensitiveMark, string> = {
  'by-code': 'By code',
  yes: 'Yes',
  no: 'No',
};

export const MARK_OPTIONS = SENSITIVE_MARKS.map((mark) => ({ value: mark, label: MARK_WORDS[mark] }));

const CIIC = /^[A-Z0-9]?$/;
export const CIIC_WORDS = 'CIIC must be one letter or digit';
export const isCiic = (typed: string | undefined): boolean => CIIC.test(typed?.trim().toUpperCase() ?? '');
