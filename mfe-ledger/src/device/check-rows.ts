import { checkEvidence, type Finding, findings, fromHex, portableTools } from '@hand-receipt/ledger';
import { type Bench, checkLedger, outcomeOf } from './check-ledger';
import { placesEvidence } from './http-source';
import type { RowsReport, RowsTask, ShownRow } from './messages';
import { readsAs, shownText } from './shown-rows';

/** What stands in place of a serial number that the PIN hides (mock-api/src/access/hide-serials.ts). */
const HIDDEN_SERIAL = '••••••';
const HIDDEN = 'Serial numbers are hidden in these entries. Enter the PIN to have them proved.';

/** The same memory, not written to: showing a list must not use up what a first visit has to say. */
const readOnly = (bench: Bench): Bench => ({
  ...bench,
  memories: {
    read: (key) => bench.memories.read(key),
    readAll: () => bench.memories.readAll(),
    keep: () => Promise.resolve(),
    forget: () => Promise.resolve(),
  },
  keepCookie: () => undefined,
});

type Verdict = 'proved' | 'unsealed' | 'missing' | Finding;

const isPlace = (seq: unknown): seq is number => Number.isSafeInteger(seq) && Number(seq) >= 0;

/**
 * Whether each row of a list is in the sealed ledger as it is shown. Rows of which the server has no evidence may be
 * ones that the person no longer sees; they count only after the list was read again.
 *
 * @throws Error where the check could not be made.
 */
export async function checkRows({ person, rows, insisted }: RowsTask, bench: Bench): Promise<RowsReport> {
  const { report, memory } = await checkLedger(person, readOnly(bench));
  const { size, root, verified } = report;
  // A list is no check of the ledger: it says what does not hold, and never that the whole does.
  const outcomes = report.outcomes.map(({ check, at, found }) => ({ check, at, found }));
  const nothing = { verified, proved: [], unproved: [], missing: [], unsealed: 0, outcomes };
  // No checkpoint could be opened, so there is nothing to prove a row in.
  if (size === 0) return nothing;
  const evidence = await placesEvidence([...new Set(rows.map(({ seq }) => seq))].filter(isPlace), size);
  const bySeq = new Map(evidence.map((one) => [one.seq, one]));
  const checkpoint = { origin: memory?.origin ?? '', size: BigInt(size), root: fromHex(root) };

  const verdictOf = (row: ShownRow): Verdict => {
    const served = bySeq.get(row.seq);
    if (!served) return insisted ? findings.eventUnproved(row.seq) : 'missing';
    const { event, sealed, finding } = checkEvidence(served, checkpoint, portableTools);
    if (finding) return finding;
    if (event && readsAs(event, row)) return sealed ? 'proved' : 'unsealed';
    if (shownText(row).includes(HIDDEN_SERIAL)) throw new Error(HIDDEN);
    return findings.eventAltered(row.seq);
  };
  const judged = rows.map((row) => ({ seq: row.seq, verdict: verdictOf(row) }));
  const placesOf = (wanted: Verdict) =>
    judged.filter(({ verdict }) => verdict === wanted).map(({ seq }) => seq);
  const unproved = judged.flatMap(({ seq, verdict }) =>
    typeof verdict === 'string' ? [] : [{ seq, finding: verdict }],
  );
  return {
    verified,
    proved: placesOf('proved'),
    unproved: unproved.map(({ seq }) => seq),
    missing: placesOf('missing'),
    unsealed: placesOf('unsealed').length,
    outcomes: [
      ...outcomes,
      // A row that was found false stays so until it is proved itself, in whatever list, in a ledger that holds.
      ...(verified ? placesOf('proved').map((seq) => outcomeOf(`row ${seq}`, [])) : []),
      ...unproved.map(({ seq, finding }) => outcomeOf(`row ${seq}`, [finding])),
    ],
  };
}
