/** `verify FILE [--key KEY] [--size N --root HEX] [--policy FILE]`, or `verify --evidence FILE`: verifies what was exported, with no network. */
import { createReadStream, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { LedgerError } from '../errors';
import { type Policy, readPolicy } from '../policy';
import { witnessedBy } from '../witnessed-by';
import { typedExpectations } from '../bundle/typed-expectations';
import { withWitnesses, witnessLines } from '../bundle/witness-lines';
import { type Line, refusalLines } from '../bundle/words';
import { judgeEvidence } from '../evidence-file/judge';
import { nodeTools } from '../node';
import { checkFile } from '../packet/check-file';
import { fromCaller } from './caller';

const USAGE = `pnpm ledger:verify FILE [--key KEY] [--size N --root HEX] [--policy FILE]

Verifies an exported ledger: every event's hash, its place, its item's history, what it corrects, the tree
and the signature. Of the packet of a change of command: the signature, the proof of each event, what both sides
signed, and that each chain changed by the rule. Give the key that you trust, and a size and root that you have seen before, from a
printed hand receipt, say. Give a witness policy, and enough of its witnesses must have signed too. Ends with 0
where the ledger is verified, 1 where it is not, 2 where it could not be checked.

pnpm ledger:verify --evidence FILE

Reads what a browser exported after a failed check: ends with 1 where the file shows that the log signed two
checkpoints that contradict each other, 0 where it does not, 2 where it could not be read.`;

const VERIFIED = 0;
const NOT_VERIFIED = 1;
const NOT_CHECKED = 2;

// A reader such as `head` may take no more lines than it wants. That is no failure of the check.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

const print = (lines: readonly Line[]): void => lines.forEach(({ text }) => console.log(text));

function policyIn(file: string): Policy {
  try {
    return readPolicy(readFileSync(fromCaller(file), 'utf8'));
  } catch (error) {
    throw error instanceof LedgerError
      ? new LedgerError(`The policy cannot be read: ${error.message}`)
      : error;
  }
}

function judge(file: string): number {
  const { contradiction, lines } = judgeEvidence(readFileSync(fromCaller(file), 'utf8'), nodeTools);
  print(lines);
  return contradiction ? NOT_VERIFIED : VERIFIED;
}

interface Expected {
  key?: string;
  size?: string;
  root?: string;
  policy?: string;
}

async function verifyFile(file: string, values: Expected): Promise<number> {
  const policy = values.policy === undefined ? null : policyIn(values.policy);
  const key = values.key ?? policy?.logs[0]?.key;
  const stream = createReadStream(fromCaller(file), { highWaterMark: 256 * 1024 });
  const expected = typedExpectations({ ...values, key });
  const verdict = await checkFile(stream as AsyncIterable<Buffer>, nodeTools, expected);
  if (!policy) {
    print(verdict.lines);
    console.log('No policy was given: witnesses were not looked at.');
    return verdict.verified ? VERIFIED : NOT_VERIFIED;
  }
  const witnesses = witnessLines(() => witnessedBy(verdict.note, policy, nodeTools.verifierOf));
  print(withWitnesses(verdict.lines, witnesses));
  return verdict.verified && witnesses.isQuorum ? VERIFIED : NOT_VERIFIED;
}

async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: args.filter((arg) => arg !== '--'),
    allowPositionals: true,
    options: {
      key: { type: 'string' },
      size: { type: 'string' },
      root: { type: 'string' },
      policy: { type: 'string' },
      evidence: { type: 'string' },
    },
  });
  const { evidence } = values;
  const [file, ...more] = positionals;
  if (evidence !== undefined && !file) return judge(evidence);
  if (evidence !== undefined || !file || more.length > 0) {
    console.error(USAGE);
    return NOT_CHECKED;
  }
  return verifyFile(file, values);
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
