import { evidenceFile, type LedgerSource, type ServedAnswers } from '@hand-receipt/ledger';
import { type Bench, checkLedger } from './check-ledger';
import type { DeviceReports } from './messages';
import { servedRelease } from './http-source';
import { storedMemory } from './recall';

/** Keeps every answer of a server as it came. */
function recorded(source: LedgerSource, served: ServedAnswers): LedgerSource {
  return {
    keys: async () => {
      const answer = await source.keys();
      served.keys = answer;
      return answer;
    },
    checkpoint: async () => {
      const answer = await source.checkpoint();
      served.checkpoint = answer;
      return answer;
    },
    consistency: async (from, to) => {
      const proof = await source.consistency(from, to);
      served.consistency.push({ from, to, proof });
      return proof;
    },
    subtrees: (size) => source.subtrees(size),
    receipts: async (after, size) => {
      const events = await source.receipts(after, size);
      served.receipts.push({ after, size, events });
      return events;
    },
  };
}

/**
 * What this browser remembers beside what the server shows now, as received. A check that cannot be made leaves what
 * was received until then.
 */
export async function collectEvidence(person: string, bench: Bench): Promise<DeviceReports['evidence']> {
  const remembered = await storedMemory(bench.memories, person);
  const served: ServedAnswers = {
    keys: null,
    checkpoint: null,
    consistency: [],
    receipts: [],
    // Evidence without it is evidence all the same.
    release: await servedRelease().catch(() => null),
  };
  const parts = { exportedAt: new Date().toISOString(), remembered, cookie: bench.cookie, served };
  try {
    const { report } = await checkLedger(person, { ...bench, source: recorded(bench.source, served) });
    const findings = report.findings.map(({ message }) => message);
    return { file: evidenceFile({ ...parts, findings, error: null }), outcomes: report.outcomes };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { file: evidenceFile({ ...parts, findings: [], error: message }), outcomes: [] };
  }
}
