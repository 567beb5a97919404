import {
  compareCheckpoints,
  findings,
  fromHex,
  openServed,
  portableTools,
  trustedKeys,
} from '@hand-receipt/ledger';
import { type Bench, checkLedger } from './check-ledger';
import type { ComparisonReport, DeviceTask } from './messages';

/** As it was signed, whatever a clipboard or a message did to its ends of lines. */
const asSigned = (pasted: string): string => `${pasted.replace(/\r\n?/g, '\n').trim()}\n`;

/**
 * Holds the ledger that this browser is shown against the checkpoint that another device was shown. Two
 * devices with two histories find out here, and nowhere else: each of the two is sound in itself.
 *
 * @throws Error where the comparison could not be made: a note that is none, or of another log.
 */
export async function compareNotes(
  { person, note }: Extract<DeviceTask, { kind: 'compare' }>,
  bench: Bench,
): Promise<ComparisonReport> {
  const { report, memory } = await checkLedger(person, bench);
  const { size: here, outcomes } = report;
  const [found] = report.findings;
  if (found || !memory) return { finding: found ?? null, here, there: 0, outcomes };

  const keys = await trustedKeys(bench.source, memory, portableTools);
  if ('finding' in keys) return { finding: keys.finding, here, there: 0, outcomes };
  const opened = openServed({ origin: memory.origin, note: asSigned(note) }, keys.value);
  if ('finding' in opened) return { finding: opened.finding, here, there: 0, outcomes };
  const theirs = opened.value;
  const there = Number(theirs.size);
  // Ours is the newest that the server has: a larger one that it signed is a part that it took away.
  if (there > here) return { finding: findings.ledgerShrank(there, here), here, there, outcomes };
  const ours = { origin: memory.origin, size: BigInt(here), root: fromHex(report.root) };
  return {
    finding: await compareCheckpoints(ours, theirs, bench.source, portableTools),
    here,
    there,
    outcomes,
  };
}
