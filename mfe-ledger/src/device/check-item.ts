import { checkItemHistory, findings, fromHex, portableTools } from '@hand-receipt/ledger';
import { type Bench, checkLedger, outcomeOf } from './check-ledger';
import { itemEvidence } from './http-source';
import { hashedName } from './recall';
import type { ItemReport, ItemTask } from './messages';
import { misshown, notShown } from './shown-events';

/**
 * Whether the panel of one item shows all its events, as they are in the ledger that this browser remembers.
 *
 * @throws Error where the check could not be made.
 */
export async function checkItem(task: ItemTask, bench: Bench): Promise<ItemReport> {
  const { itemId, person, shown } = task;
  const { report, memory } = await checkLedger(person, bench);
  const { firstSight, forgotten, size, root, remembered, outcomes } = report;
  if (!report.verified || !memory) {
    return { verified: false, findings: report.findings, all: 0, newer: 0, firstSight, forgotten, outcomes };
  }
  const evidence = await itemEvidence(itemId, size);
  const checkpoint = { origin: memory.origin, size: BigInt(size), root: fromHex(root) };
  const history = checkItemHistory(itemId, evidence, checkpoint, portableTools, memory.receipts);
  const { hidden, newer } = notShown(task, evidence, remembered);
  const leftOut = hidden > 0 ? [findings.eventsHidden(itemId, hidden, history.all)] : [];
  const all = [...history.findings, ...misshown(shown, evidence), ...leftOut];
  const found = [...new Map(all.map((finding) => [finding.message, finding])).values()];
  return {
    verified: found.length === 0,
    findings: found,
    outcomes: [...outcomes, outcomeOf(`item ${hashedName(itemId)}`, found)],
    all: history.all,
    newer,
    firstSight,
    forgotten,
  };
}
