const NUMERALS = new Intl.NumberFormat('en-US');

/** A count with its thousands apart: `50,000`. */
export const formatCount = (count: number): string => NUMERALS.format(count);

/** A count with its noun: `1 item`, `50,000 items`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;
