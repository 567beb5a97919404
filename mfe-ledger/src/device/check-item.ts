import {
  canonicalize,
  checkItemHistory,
  type Finding,
  findings,
  fromHex,
  type Json,
  portableTools,
  readEvent,
  type ServedEvidence,
} from '@hand-receipt/ledger';
import { type Bench, checkLedger } from './check-ledger';
import { itemEvidence } from './http-source';
import type { DeviceTask, ItemReport, ShownEvent } from './messages';

type ItemTask = Extract<DeviceTask, { kind: 'item' }>;

/** What can be read of an event, in one text; equal for the bytes and for what the panel shows of them. */
const textOf = (type: string, timestamp: string, details: object): string =>
  canonicalize({ type, timestamp, details: details as Json });

function textOfBody(body: string): string | null {
  try {
    const { type, ts, details } = readEvent(body).body;
    return textOf(type, ts, details);
  } catch {
    // Bytes that are no event are a finding of the evidence itself.
    return null;
  }
}

/** Events that the panel shows otherwise than their bytes read, or that have no evidence. */
function misshown(shown: readonly ShownEvent[], evidence: readonly ServedEvidence[]): Finding[] {
  const bodies = new Map(evidence.map(({ seq, body }) => [seq, body]));
  return shown
    .filter(({ seq, eventType, timestamp, details }) => {
      const body = bodies.get(seq);
      return body === undefined || textOfBody(body) !== textOf(eventType, timestamp, details);
    })
    .map(({ seq }) => findings.eventAltered(seq));
}

/** Events with evidence that the panel leaves out, among those that it should show. */
function leftOut(
  { itemId, shown, whole }: ItemTask,
  evidence: readonly ServedEvidence[],
  all: number,
): Finding[] {
  const places = new Set(shown.map(({ seq }) => seq));
  // One that was recorded after the panel was read is newer, not hidden.
  const newest = places.size > 0 ? Math.max(...places) : Infinity;
  const oldest = whole ? 0 : Math.min(...places);
  const hidden = evidence.filter(({ seq }) => seq >= oldest && seq <= newest && !places.has(seq));
  return hidden.length > 0 ? [findings.eventsHidden(itemId, hidden.length, all)] : [];
}

/**
 * Whether the panel of one item shows all its events, as they are in the ledger that this browser remembers.
 *
 * @throws Error where the check could not be made.
 */
export async function checkItem(task: ItemTask, bench: Bench): Promise<ItemReport> {
  const { itemId, person, shown } = task;
  const { report, memory } = await checkLedger(person, bench);
  const { firstSight, size, root } = report;
  if (!report.verified || !memory) {
    return { verified: false, findings: report.findings, all: 0, newer: 0, firstSight };
  }
  const evidence = await itemEvidence(itemId, size);
  const checkpoint = { origin: memory.origin, size: BigInt(size), root: fromHex(root) };
  const history = checkItemHistory(itemId, evidence, checkpoint, portableTools, memory.receipts);
  const found = [...history.findings, ...misshown(shown, evidence), ...leftOut(task, evidence, history.all)];
  const newest = shown[0]?.seq ?? Infinity;
  return {
    verified: found.length === 0,
    findings: [...new Map(found.map((finding) => [finding.message, finding])).values()],
    all: history.all,
    newer: evidence.filter(({ seq }) => seq > newest).length,
    firstSight,
  };
}
