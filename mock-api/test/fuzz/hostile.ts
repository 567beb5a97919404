import fc from 'fast-check';

const TEXTS = [
  '',
  ' ',
  'null',
  'undefined',
  // Halves of characters, NUL, controls, right-to-left, combining marks, zero width, beyond the BMP.
  '\ud800',
  'a\udc00b',
  'a\0b',
  '\u0001\u001f\u007f',
  '\u202eW123\u202c',
  'e\u0301'.repeat(50),
  '\u200b\ufeff',
  '\u{1f396}\u{e0001}',
  // SQL, LIKE, ORDER BY.
  "'; drop table users; --",
  "' or '1'='1",
  '1) union select password_hash from users --',
  '%',
  '_'.repeat(30),
  '\\',
  '-name; select pg_sleep(5)',
  // Paths, addresses, markup, headers, formulas, formats.
  '../../etc/passwd',
  '%2e%2e%2f',
  'http://127.0.0.1/',
  '<script>alert(1)</script>',
  'a\r\nset-cookie: x=1',
  '=cmd|calc!A1',
  '{{7*7}}${7*7}%s%n',
  // What breaks careless parsers.
  '__proto__',
  'constructor',
  '9'.repeat(400),
  '1e999',
  'NaN',
  '-0',
  '0x7fffffff',
  '2026-13-45T99:99:99Z',
  '+275761-01-01T00:00:00Z',
  '0000-01-01T00:00:00Z',
  '2026-12-31T23:59:60Z',
  'x'.repeat(100_000),
  `${'a'.repeat(5_000)}!`,
  '('.repeat(2_000),
];

const NUMBERS = [
  0,
  -1,
  0.5,
  -0.000001,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 63,
  Number.MAX_VALUE,
  -Number.MAX_VALUE,
  Number.MIN_VALUE,
];

const nested = (depth: number): unknown => (depth === 0 ? [] : [nested(depth - 1)]);

/** Text that a person would not type. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

/** Values of JSON that no call asks for. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...NUMBERS) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      [],
      {},
      [[]],
      [null],
      nested(500),
      Array(5_000).fill('x'),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>({ toString: 'x', valueOf: 'y' }, { length: -1 }, { $ne: null }),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** Keys that a careless merge writes through; JSON text, for an object literal cannot hold the first. */
export const POLLUTIONS = [
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"a":{"__proto__":{"polluted":true}}}',
];
