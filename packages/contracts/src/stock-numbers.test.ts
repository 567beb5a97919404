import { formatLin, formatNsn } from './stock-numbers';

test.each(['1005-01-231-0973', '1005012310973', ' 1005 01 231 0973 '])('%p is an NSN', (typed) => {
  expect(formatNsn(typed)).toBe('1005-01-231-0973');
});

test.each([
  '',
  '1005-01-231-097',
  '1005-01-231-09730',
  '100-501-231-0973',
  '1005-01-231-097A',
  '١٠٠٥012310973',
])('%p is no NSN', (typed) => {
  expect(formatNsn(typed)).toBeNull();
});

test('a LIN is 6 letters or digits, upper-cased', () => {
  expect(formatLin(' c06935 ')).toBe('C06935');
  for (const typed of ['', 'C0693', 'C069355', 'C0-935', 'С06935']) expect(formatLin(typed)).toBeNull();
});
