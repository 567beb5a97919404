import type { Json } from '../src';
import { PlainReader, isPlain } from '../src/plain-reader';

/** What `read` makes of all of `text`; undefined where it fails or something is left. */
function outcome<T>(text: string, read: (reader: PlainReader) => T): T | undefined {
  const reader = new PlainReader(text);
  const value = read(reader);
  return reader.failed || reader.at !== text.length ? undefined : value;
}
const object = (text: string) => outcome(text, (reader) => reader.flatObject());
const number = (text: string) => outcome(text, (reader) => reader.number());
const string = (text: string) => outcome(text, (reader) => reader.string());

test.each(['"a\\n"', 'a\u0000', 'a\u001f', '\ud800', '\udfff', '\ud83d\ude00'])('%j is not plain', (text) => {
  expect(isPlain(text)).toBe(false);
});

test.each(['', '{"a":1}', ' ~\u007f\u00e6\ud7ff\ue000\uffff'])('%j is plain', (text) => {
  expect(isPlain(text)).toBe(true);
});

test.each([
  ['0', 0],
  ['9', 9],
  ['10', 10],
  ['999999999999999', 999_999_999_999_999],
])('%s is a number', (text, value) => {
  expect(number(text)).toBe(value);
});

test.each(['', '-1', '00', '01', '1.5', '1e3', '/', ':', '1/', '1:', '1000000000000000'])(
  '%j is a number that wants a closer look, or none',
  (text) => {
    expect(number(text)).toBeUndefined();
  },
);

test('a string ends at its next quote', () => {
  expect(string('""')).toBe('');
  expect(string('"SGT Navarro"')).toBe('SGT Navarro');
  for (const text of ['', 'x', '"', '"x', 'x"', 'xy"']) expect(string(text)).toBeUndefined();
});

test.each<[string, { [key: string]: Json }]>([
  ['{}', {}],
  ['{"a":"x"}', { a: 'x' }],
  ['{"":0,"a":null,"b":true,"c":false,"d":12}', { '': 0, a: null, b: true, c: false, d: 12 }],
  ['{"B":1,"a":2}', { B: 1, a: 2 }],
])('%s is read', (text, value) => {
  expect(object(text)).toEqual(value);
});

test.each([
  ['members out of order', '{"b":1,"a":2}'],
  ['a member twice', '{"a":1,"a":1}'],
  ['a member that would be the prototype', '{"__proto__":1}'],
  ['a list in it', '{"a":[]}'],
  ['an object in it', '{"a":{}}'],
  ['no value', '{"a":}'],
  ['no colon', '{"a"1}'],
  ['a comma too many', '{"a":1,}'],
  ['no end', '{"a":1'],
  ['no beginning', '"a":1}'],
  ['something after it', '{}x'],
  ['a word that is none', '{"a":nul}'],
])('an object with %s is not', (_what, text) => {
  expect(object(text)).toBeUndefined();
});
