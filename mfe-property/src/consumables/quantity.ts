import { formatCount } from '@hand-receipt/ui';
import { yup } from '@hand-receipt/ui/forms';

/** As many of one consumable as a count can hold; the API's limit. */
const MOST = 1_000_000;

/** A count that is typed: a whole number between `least` and `most`. */
export const wholeNumber = (least: 0 | 1, most = MOST, tooMany = `At most ${formatCount(most)}`) =>
  yup
    .string()
    .trim()
    .required('Enter a quantity')
    .matches(/^\d+$/, { message: 'Enter a whole number', excludeEmptyString: true })
    .test('least', `At least ${least}`, (text = '') => Number(text) >= least)
    .test('most', tooMany, (text = '') => Number(text) <= most);

/** `12 each` */
export const countText = (quantity: number, unit: string): string => `${formatCount(quantity)} ${unit}`;
