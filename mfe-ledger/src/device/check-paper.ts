import {
  LedgerError,
  type PaperCheckpoint,
  compareCheckpoints,
  findings,
  fromHex,
  paperWitnessedBy,
  portableTools,
  readPaperCodes,
  tooFewWords,
  witnessedWords,
} from '@hand-receipt/ledger';
import { type Bench, checkLedger } from './check-ledger';
import type { DeviceTask, PaperReport, PaperWitnesses } from './messages';
import { builtInPolicy } from './witness-policy';

const NO_POLICY = 'This program was built without a witness policy. The cosignatures were not checked.';

/** Whether the witnesses that this program trusts have cosigned what the page shows. */
function witnessesOf(paper: PaperCheckpoint, origin: string): PaperWitnesses | null {
  if (paper.cosignatures.length === 0) return null;
  const policy = builtInPolicy();
  if (!policy) return { isEnough: null, words: NO_POLICY };
  try {
    const by = paperWitnessedBy(paper, { policy, origin }, portableTools.verifierOf);
    const { isQuorum: isEnough } = by;
    return { isEnough, words: `${isEnough ? witnessedWords(by.signed) : tooFewWords(by)}.` };
  } catch (error) {
    if (error instanceof LedgerError) return { isEnough: false, words: error.message };
    throw error;
  }
}

/**
 * Holds the ledger that this browser is shown against the codes of a printed page. A ledger that was rewritten since
 * does not have the state that the page shows.
 *
 * @throws Error where the codes cannot be read, or the check could not be made.
 */
export async function checkPaper(
  { person, codes }: Extract<DeviceTask, { kind: 'paper' }>,
  bench: Bench,
): Promise<PaperReport> {
  const paper = readPaperCodes(codes);
  const printed = Number(paper.size);
  const { report, memory } = await checkLedger(person, bench);
  const { size: here, outcomes } = report;
  const [found] = report.findings;
  if (found) return { finding: found, printed, here, witnesses: null, outcomes };
  if (!memory) throw new Error('The ledger has no sealed event yet.');
  const { origin } = memory;
  const ours = { origin, size: BigInt(here), root: fromHex(report.root) };
  const finding =
    printed > here
      ? findings.ledgerShrank(printed, here)
      : await compareCheckpoints(ours, { ...paper, origin }, bench.source, portableTools);
  return { finding, printed, here, witnesses: witnessesOf(paper, origin), outcomes };
}
