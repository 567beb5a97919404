/** `verify FILE [--key KEY] [--size N --root HEX]`: verifies an exported ledger, with no network. */
import { createReadStream } from 'node:fs';
import { parseArgs } from 'node:util';
import { verifyBundle } from '../bundle/read-stream';
import { typedExpectations } from '../bundle/typed-expectations';
import { type Line, outcomeLines, refusalLines } from '../bundle/words';
import { nodeTools } from '../node';
import { fromCaller } from './caller';

const USAGE = `pnpm ledger:verify FILE [--key KEY] [--size N --root HEX]

Verifies an exported ledger: every event's hash, its place, its item's history, what it corrects, the tree
and the signature. Give the key that you trust, and a size and root that you have seen before, from a
printed hand receipt, say. Ends with 0 where the ledger is verified, 1 where it is not, 2 where it could
not be checked.`;

const VERIFIED = 0;
const NOT_VERIFIED = 1;
const NOT_CHECKED = 2;

const print = (lines: readonly Line[]): void => lines.forEach(({ text }) => console.log(text));

async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: args.filter((arg) => arg !== '--'),
    allowPositionals: true,
    options: { key: { type: 'string' }, size: { type: 'string' }, root: { type: 'string' } },
  });
  const [file, ...more] = positionals;
  if (!file || more.length > 0) {
    console.error(USAGE);
    return NOT_CHECKED;
  }
  const stream = createReadStream(fromCaller(file), { highWaterMark: 256 * 1024 });
  const verdict = await verifyBundle(stream as AsyncIterable<Buffer>, nodeTools, typedExpectations(values));
  print(outcomeLines(verdict));
  return verdict.verified ? VERIFIED : NOT_VERIFIED;
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    print(refusalLines(error instanceof Error ? error.message : String(error)));
    process.exitCode = NOT_CHECKED;
  },
);
