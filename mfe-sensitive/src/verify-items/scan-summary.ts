import { formatCount } from '@hand-receipt/ui';
import type { ScanEntry, ScanState } from './scan-entry';
import { SCAN_LOOKS, scanWord } from './scan-looks';

/** In the order in which a reader wants to know them. */
const COUNTED: readonly ScanState[] = [
  'verified',
  'already-verified',
  'near-miss',
  'former-serial',
  'not-mine',
  'not-on-the-books',
  'waiting',
  'gone',
  'failed',
];

interface ScanCount {
  state: ScanState;
  count: number;
  text: string;
}

/** How many scans ended in each way; the ways that did not occur are left out. */
export function countScans(entries: readonly ScanEntry[]): ScanCount[] {
  const counts = new Map<ScanState, number>();
  for (const { state } of entries) counts.set(state, (counts.get(state) ?? 0) + 1);
  return COUNTED.flatMap((state) => {
    const count = counts.get(state) ?? 0;
    return count === 0 ? [] : [{ state, count, text: `${formatCount(count)} ${scanWord(state)}` }];
  });
}

interface SummaryFacts {
  /** Who verified, e.g. 'SGT Navarro'. */
  by: string;
  /** When, as DDMMMYYYY HHMM. */
  at: string;
  /** Absent while it is not known how many there are. */
  progress?: { done: number; expected: number };
}

/** The summary of a check as plain text, to be sent in whatever way the unit writes to each other. */
export function summaryText(entries: readonly ScanEntry[], { at, by, progress }: SummaryFacts): string {
  const toName = entries.filter(({ state }) => state !== 'verified' && state !== 'already-verified');
  return [
    `Sensitive items check, ${at}, ${by}`,
    ...(progress ? [`Verified: ${formatCount(progress.done)} of ${formatCount(progress.expected)}`] : []),
    `Scans: ${
      countScans(entries)
        .map(({ text }) => text)
        .join(', ') || 'none'
    }`,
    ...toName.map(({ state, serial }) => `${SCAN_LOOKS[state].label}: ${serial}`),
  ].join('\n');
}
