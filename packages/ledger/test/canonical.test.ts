import fc from 'fast-check';
import reference from 'canonicalize';
import { canonicalBytes, canonicalize, fromUtf8 } from '../src';
import { canonicalLedgerText, isCanonicalText } from '../src/canonical';

test('canonical text is that of the npm reference for every JSON value', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
      expect(canonicalize(value)).toBe(reference(value));
    }),
  );
});

test('canonical text reads back as the same value and does not depend on the order of members', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue(), { noNullPrototype: true }), (value) => {
      const text = canonicalize(value);
      expect(canonicalize(JSON.parse(text))).toBe(text);
      expect(canonicalize(Object.fromEntries(Object.entries(value).reverse()))).toBe(text);
    }),
  );
});

const circle: unknown[] = [];
circle.push(circle);
class Soldier {
  name = 'Whitaker';
}

test.each([
  ['NaN', Number.NaN, /NaN is not JSON/],
  ['infinity', { a: -Infinity }, /-Infinity is not JSON/],
  ['undefined', { a: undefined }, /undefined is not JSON/],
  ['a hole', new Array(1), /undefined is not JSON/],
  ['a bigint', 1n, /bigint is not JSON/],
  ['a function', { toJSON: () => 1 }, /function is not JSON/],
  ['a symbol', [Symbol('s')], /symbol is not JSON/],
  ['a symbol as a name', { [Symbol('s')]: 1 }, /symbol is not a JSON member name/],
  ['a Date', { at: new Date(0) }, /Only plain objects/],
  ['a Map', new Map(), /Only plain objects/],
  ['a class', new Soldier(), /Only plain objects/],
  ['a typed array', Uint8Array.of(1), /Only plain objects/],
  ['a circle', circle, /circle is not JSON/],
  ['a lone surrogate', '\ud800x', /lone surrogate/],
  ['a lone surrogate in a name', { '\udc00': 1 }, /lone surrogate/],
  ['an integer beyond 2^53', { a: [2 ** 53] }, /carry it as a string/],
])('the ledger refuses %s', (_name, value, message) => {
  expect(() => canonicalBytes(value)).toThrow(TypeError);
  expect(() => canonicalBytes(value)).toThrow(message);
});

test('the same object twice is no circle', () => {
  const holder = { id: 'U-0001' };
  expect(fromUtf8(canonicalBytes({ to: holder, from: holder }))).toBe(
    '{"from":{"id":"U-0001"},"to":{"id":"U-0001"}}',
  );
});

test('text that was written canonically is known for it, and any other text of the same value is not', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.integer({ min: 0, max: 3 }), (value, indent) => {
      const safe = JSON.parse(
        JSON.stringify(value, (_key, entry: unknown) => (Number.isInteger(entry) ? 1 : entry)),
      ) as unknown;
      const text = canonicalLedgerText(safe);
      expect(isCanonicalText(text, JSON.parse(text))).toBe(true);
      const other = JSON.stringify(safe, null, indent);
      expect(isCanonicalText(other, JSON.parse(other))).toBe(other === text);
    }),
  );
});

test.each([
  ['white space', '{"a": 1}'],
  ['members out of order', '{"b":1,"a":2}'],
  ['members out of order below', '{"a":{"c":1,"b":2}}'],
  ['members out of order in a list', '[{"b":1,"a":2}]'],
  ['a member before one out of order below', '{"a":1,"b":{"d":1,"c":1}}'],
  ['a member twice', '{"a":1,"a":1}'],
  ['a number written otherwise', '[1.0]'],
  ['an escape that is not needed', '["\\u0041"]'],
  ['a lone surrogate', '["\\ud800"]'],
  ['an integer beyond 2^53', '[9007199254740993]'],
  ['an integer that JSON keeps and 2^53 does not', '[9007199254740992]'],
])('text with %s is not canonical', (_what, text) => {
  expect(isCanonicalText(text, JSON.parse(text))).toBe(false);
});

test.each(['{}', '[]', '{"a":1,"b":[0.5,-1,"\\n"]}', '[9007199254740991]', '"\\\\ud800"', 'null'])(
  '%s is canonical',
  (text) => {
    expect(isCanonicalText(text, JSON.parse(text))).toBe(true);
  },
);
