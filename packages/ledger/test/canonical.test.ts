import fc from 'fast-check';
import reference from 'canonicalize';
import { canonicalBytes, canonicalize, fromUtf8 } from '../src';

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
