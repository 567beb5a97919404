import fc from 'fast-check';
import { canonicalize } from '../src/canonical';
import { readFlatObject } from '../src/flat-object';

const PLAIN = {
  '': '',
  count: 12,
  isNew: true,
  isOld: false,
  name: 'M4A1 CARBINE',
  none: null,
  over: -7,
  zero: 0,
};

test('a flat object with plain strings is read', () => {
  expect(readFlatObject(canonicalize(PLAIN))).toEqual(PLAIN);
  expect(readFlatObject('{}')).toEqual({});
});

test.each([
  ['members out of order', '{"b":1,"a":2}'],
  ['a member twice', '{"a":1,"a":2}'],
  ['white space', '{"a": 1}'],
  ['no comma', '{"a":1"b":2}'],
  ['a comma too many', '{"a":1,}'],
  ['no end', '{"a":1,'],
  ['more behind its end', '{"a":1}}'],
  ['something else before it', '["a":1}'],
  ['a member by itself', '"a":1}'],
  ['a zero before a number', '{"a":01}'],
  ['minus nothing', '{"a":-0}'],
  ['a fraction', '{"a":1.5}'],
  ['an exponent', '{"a":1e5}'],
  ['a number that may have been rounded', '{"a":1234567890123456}'],
  ['an escape', '{"a":"\\u0041"}'],
  ['a control character', '{"a":"\u0001"}'],
  ['half a character', '{"a":"\ud800"}'],
  ['a member that holds others', '{"a":{}}'],
  ['a list', '{"a":[]}'],
  ['a member that would not become one', '{"__proto__":"a"}'],
  ['nothing', ''],
])('%s is left to a closer look', (_what, text) => {
  expect(readFlatObject(text)).toBeNull();
});

const word = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('__proto__', 'toString', '"', '}'),
);
const member = fc.oneof(
  word,
  fc.integer(),
  fc.double(),
  fc.maxSafeInteger(),
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue(),
);

test('what is read is what parsing reads, and is written the same again', () => {
  fc.assert(
    fc.property(fc.dictionary(word, member), fc.boolean(), (members, isSorted) => {
      const text = isSorted ? safely(members) : JSON.stringify(members);
      const read = text === null ? null : readFlatObject(text);
      if (read === null) return;
      expect(read).toEqual(JSON.parse(text ?? ''));
      expect(canonicalize(read)).toBe(text);
    }),
    { numRuns: 2000 },
  );
});

/** The canonical text; null where there is none. */
function safely(value: unknown): string | null {
  try {
    return canonicalize(value);
  } catch {
    return null;
  }
}
