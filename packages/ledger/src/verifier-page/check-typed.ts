import { toHex } from '../bytes';
import { LedgerError, must } from '../errors';
import { parseVerifierKey } from '../keys';
import { type PaperCheckpoint, readPaperCodes } from '../paper-code';
import { originOf, paperWitnessedBy } from '../paper-witnesses';
import { type Policy, readPolicy } from '../policy';
import type { LedgerTools } from '../tools';
import type { Progress } from '../bundle/read-stream';
import { typedExpectations } from '../bundle/typed-expectations';
import type { BundleExpectations } from '../bundle/verify';
import { withWitnesses, witnessLines } from '../bundle/witness-lines';
import type { Line } from '../bundle/words';
import { checkFile } from '../packet/check-file';
import { witnessedBy } from '../witnessed-by';

/** What a person typed, scanned or pasted; an empty field is one that was left out. */
export interface Typed {
  key: string;
  size: string;
  root: string;
  /** Codes of a printed page. */
  codes: string;
  /** Text of a witness policy. */
  policy: string;
}

const isGiven = (text: string): boolean => text.trim() !== '';

function policyIn(text: string): Policy {
  try {
    // A text that was pasted seldom ends with a newline.
    return readPolicy(`${text.trimEnd()}\n`);
  } catch (error) {
    if (!(error instanceof LedgerError)) throw error;
    throw new LedgerError(`The policy cannot be read: ${error.message}`);
  }
}

function expectationsOf(
  typed: Typed,
  paper: PaperCheckpoint | null,
  policy: Policy | null,
): BundleExpectations {
  const key = isGiven(typed.key) ? typed.key : policy?.logs[0]?.key;
  const expected = typedExpectations({ key, size: typed.size, root: typed.root });
  if (!paper) return expected;
  must(!expected.seen, 'Give a size and its root, or the codes of a page, not both.');
  const seen = { size: Number(paper.size), root: toHex(paper.root), who: 'the printed page shows' };
  return { ...expected, seen };
}

/** Whether the witnesses of a policy have cosigned what a page says. */
function paperLines(paper: PaperCheckpoint, typed: Typed, policy: Policy | null, tools: LedgerTools): Line[] {
  must(policy !== null, 'Enter the witness policy. The code does not say whose cosignatures it has.');
  const origin = isGiven(typed.key) ? parseVerifierKey(typed.key.trim()).name : originOf(policy);
  must(policy.quorum !== null, 'The policy asks for no witness.');
  const { isQuorum, lines } = witnessLines(() =>
    paperWitnessedBy(paper, { policy, origin }, tools.verifierOf),
  );
  const fact = (text: string): Line => ({ kind: 'fact', text });
  return [
    ...(isQuorum ? [{ kind: 'verified', text: COSIGNED } as const] : []),
    ...lines,
    fact(`Log: ${origin}`),
    fact(`Events on the page: ${paper.size}`),
    fact(`Root on the page: ${toHex(paper.root)}`),
  ];
}

const COSIGNED = 'Enough witnesses of the policy have cosigned the checkpoint of this page.';

/**
 * Checks an exported ledger or a packet, the codes of a printed page, or the one against the other.
 *
 * @param file the exported ledger or packet as a stream; null where none was chosen
 * @throws LedgerError where nothing could be checked.
 */
export async function checkTyped(
  file: AsyncIterable<Uint8Array> | null,
  typed: Typed,
  tools: LedgerTools,
  onProgress?: (progress: Progress) => void,
): Promise<Line[]> {
  const policy = isGiven(typed.policy) ? policyIn(typed.policy) : null;
  const paper = isGiven(typed.codes) ? readPaperCodes(typed.codes) : null;
  must(
    file !== null || paper !== null,
    'Choose an exported ledger or a packet, or enter the codes of a printed page.',
  );
  const hasCosignatures = paper !== null && paper.cosignatures.length > 0;
  must(file !== null || hasCosignatures, FIRST_CODE_ALONE);
  const ofPaper = hasCosignatures ? paperLines(paper, typed, policy, tools) : [];
  if (file === null) return ofPaper;
  const verdict = await checkFile(file, tools, expectationsOf(typed, paper, policy), onProgress);
  if (!policy) return [...ofPaper, ...verdict.lines];
  const witnesses = witnessLines(() => witnessedBy(verdict.note, policy, tools.verifierOf));
  return [...ofPaper, ...withWitnesses(verdict.lines, witnesses)];
}

const FIRST_CODE_ALONE =
  'This code has no cosignatures. Read the second code of the page, or choose an exported ledger to hold it against.';
