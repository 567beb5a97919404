import { runInNewContext } from 'node:vm';
import { fromHex, fromUtf8, toHex, toUtf8 } from '../bytes';
import { canonicalBytes, canonicalize } from '../canonical';
import { type VectorCase, expectSame, expectVerdict } from './case';

/** The format of `fixtures/jcs.json`. */
export interface JcsFile {
  documents: { name: string; inputUtf8Hex: string; canonicalUtf8Hex: string }[];
  appendixB: { ieee: string; json: string }[];
  appendixBInvalid: string[];
  /** The first bit patterns of the ES6 test file; the rest follow by count, up to 1,000 lines. */
  numbers: { sha256: string; ieee: string[] };
  keyOrder: { keys: string[]; sorted: string[] };
  derived: { about: string; json: string; canonical: string }[];
  /** `js` is an expression; `jcs` ones RFC 8785 refuses, `policy` ones only the ledger does. */
  rejects: { cases: { js: string; kind: string }[] };
}

export const isJcsFile = (file: object): file is JcsFile => 'documents' in file && 'rejects' in file;

const numberOf = (ieee: string): number => new DataView(fromHex(ieee).buffer).getFloat64(0);

/** The ES6 test file's first 1,000 numbers: those listed, then 0010000000000000 and on. */
const thousandPatterns = (listed: readonly string[]): string[] => [
  ...listed,
  ...Array.from({ length: 1000 - listed.length }, (_, i) =>
    (0x0010000000000000n + BigInt(i)).toString(16).padStart(16, '0'),
  ),
];

/** Every case of such a file. `sha256Hex` digests text. */
export function jcsCases(file: JcsFile, sha256Hex: (text: string) => string): VectorCase[] {
  return [
    ...file.documents.map(({ name, inputUtf8Hex, canonicalUtf8Hex }) => ({
      name: `document: ${name}`,
      run: () => {
        const value: unknown = JSON.parse(fromUtf8(fromHex(inputUtf8Hex)));
        expectSame(toHex(toUtf8(canonicalize(value))), canonicalUtf8Hex);
      },
    })),
    ...file.appendixB.map(({ ieee, json }) => ({
      name: `number: ${ieee}`,
      run: () => expectSame(canonicalize(numberOf(ieee)), json),
    })),
    ...file.appendixBInvalid.map((ieee) => ({
      name: `not a number of JSON: ${ieee}`,
      run: () => expectVerdict(false, () => canonicalize(numberOf(ieee))),
    })),
    {
      name: 'numbers of the ES6 test file',
      run: () => {
        const lines = thousandPatterns(file.numbers.ieee).map(
          (hex) => `${hex.replace(/^0+(?=.)/, '')},${canonicalize(numberOf(hex))}\n`,
        );
        expectSame(sha256Hex(lines.join('')), file.numbers.sha256);
      },
    },
    {
      name: 'member order',
      run: () => {
        const value = Object.fromEntries(file.keyOrder.keys.map((key) => [key, 0]));
        const members = file.keyOrder.sorted.map((key) => `${JSON.stringify(key)}:0`);
        expectSame(canonicalize(value), `{${members.join(',')}}`);
      },
    },
    ...file.derived.map(({ about, json, canonical }) => ({
      name: about,
      run: () => expectSame(canonicalize(JSON.parse(json)), canonical),
    })),
    ...file.rejects.cases.flatMap(({ js, kind }) => {
      const refuse = (name: string, canonical: (value: unknown) => unknown) => ({
        name: `${name} refuses ${js}`,
        run: () => expectVerdict(false, () => canonical(runInNewContext(js))),
      });
      return [
        refuse('the ledger', canonicalBytes),
        ...(kind === 'jcs' ? [refuse('RFC 8785', canonicalize)] : []),
      ];
    }),
  ];
}
