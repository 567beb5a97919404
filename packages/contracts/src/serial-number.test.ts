import { normalizeSerial } from './serial-number';
import { formatLin, formatUii } from './stock-numbers';

test.each([
  ['  w123 ', 'W123'],
  ['ｗ１２３', 'W123'],
  ['w\u3000１', 'W 1'],
  ['кмх', 'КМХ'],
])('RULE-14 %p is the serial number %p', (typed, serial) => {
  expect(normalizeSerial(typed)).toBe(serial);
});

test.each(['ß1', 'ﬁ1', 'ı1', 'ſ1', '²1', 'Ⅳ1'])('%s is made no other serial number', (typed) => {
  expect(normalizeSerial(typed)).toBe(typed);
});

test('no other LIN or UII is made of letters that are none of A to Z', () => {
  expect([formatLin('ßabcd'), formatLin('ı12345'), formatUii('ﬁ1'), formatUii('ß1')]).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect([formatLin(' c06935 '), formatUii(' un12/a-1 ')]).toEqual(['C06935', 'UN12/A-1']);
});
