/** Whether the text is a number as the C2SP formats write it: digits alone, and no zero before another one. */
export const isDecimal = (text: string): boolean => /^(0|[1-9][0-9]*)$/.test(text);
