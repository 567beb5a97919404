import { normalizeSerial, serialDifference, serialDifferenceWords } from './serial-number';
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

test.each([
  ['U208841', 'U208814', { before: 'U2088', read: '41', listed: '14', after: '' }],
  ['U2O8847', 'U208847', { before: 'U2', read: 'O', listed: '0', after: '8847' }],
  ['W12356', 'W123456', { before: 'W123', read: '', listed: '4', after: '56' }],
  ['W1144', 'W144', { before: 'W1', read: '1', listed: '', after: '44' }],
])(
  '%s and %s differ from the first to the last character that is another one',
  (read, listed, difference) => {
    expect(serialDifference(read, listed)).toEqual(difference);
  },
);

test('where two serial numbers differ is said character by character', () => {
  expect(serialDifferenceWords('U208841', 'U208814', 'the book')).toBe(
    'From character 6: you read 4 1, the book has 1 4.',
  );
  expect(serialDifferenceWords('W12356', 'W123456', 'the book')).toBe(
    'From character 5: you read nothing, the book has 4.',
  );
  expect(serialDifference('W123456', 'W123456')).toBeNull();
  expect(serialDifferenceWords('W123456', 'W123456', 'the book')).toBe('');
});
