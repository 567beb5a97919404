import type { BrowserVerdict } from './joint-verdict';

/**
 * What came of one check of this browser. `check` tells the checks apart: a failure stays until the same check
 * succeeds, because another one, of another list or another person's acts, has nothing to say of it.
 */
export interface CheckOutcome {
  check: string;
  /** ISO 8601. */
  at: string;
  /** What it found, in sentences; nothing where it succeeded. */
  found: readonly string[];
  /** For the check of the ledger as a whole, which alone can verify it: what the verdict rests on, where that is to be said. */
  ledger?: { warning: string | null };
}

interface Failure {
  check: string;
  at: string;
  found: string[];
}

type LastCheck = { at: string; warning: string | null } | { at: string; error: string };

/** What this browser keeps of its verdicts, as plain JSON. */
export interface KeptVerdict {
  version: typeof VERSION;
  /** Oldest first. */
  failures: Failure[];
  /** The last check of the ledger as a whole that found nothing, or could not be made. */
  last: LastCheck | null;
}

const VERSION = 1;
const MOST_FAILURES = 50;
const MOST_FOUND = 20;
const LONGEST_TEXT = 500;

export const NOTHING_KEPT: KeptVerdict = { version: VERSION, failures: [], last: null };

const UNREADABLE = 'What this browser kept of its last check cannot be read.';

const isText = (value: unknown): value is string => typeof value === 'string';
const isMoment = (value: unknown): boolean => isText(value) && !Number.isNaN(Date.parse(value));

function isFailure(value: unknown): boolean {
  const { check, at, found } = (value ?? {}) as Partial<Failure>;
  return isText(check) && isMoment(at) && Array.isArray(found) && found.length > 0 && found.every(isText);
}

function isLast(value: unknown): boolean {
  if (value === null) return true;
  const { at, warning, error } = (value ?? {}) as { at?: unknown; warning?: unknown; error?: unknown };
  return isMoment(at) && (isText(error) || warning === null || isText(warning));
}

/** Reads what was stored. Where it cannot be read there is no verdict, and never a pass, until a check has been made. */
export function readKeptVerdict(stored: unknown): KeptVerdict {
  if (stored === undefined) return NOTHING_KEPT;
  const { version, failures, last } = (stored ?? {}) as Partial<KeptVerdict>;
  const isKept = version === VERSION && Array.isArray(failures) && failures.every(isFailure) && isLast(last);
  return isKept ? (stored as KeptVerdict) : afterError(NOTHING_KEPT, UNREADABLE, new Date().toISOString());
}

const short = (sentence: string) => sentence.slice(0, LONGEST_TEXT);

/** What is kept after a check. */
export function afterCheck(kept: KeptVerdict, { check, at, found, ledger }: CheckOutcome): KeptVerdict {
  const others = kept.failures.filter((failure) => failure.check !== check);
  if (found.length === 0) {
    return { ...kept, failures: others, last: ledger ? { at, warning: ledger.warning } : kept.last };
  }
  const failure = { check, at, found: found.slice(0, MOST_FOUND).map(short) };
  return { ...kept, failures: [...others, failure].slice(-MOST_FAILURES) };
}

/** What is kept after a check of the ledger that could not be made. */
export const afterError = (kept: KeptVerdict, error: string, at: string): KeptVerdict => ({
  ...kept,
  last: { at, error: short(error) },
});

/** Everything that this browser has found and no later check has taken back. */
export const foundByBrowser = ({ failures }: KeptVerdict): string[] => [
  ...new Set(failures.flatMap(({ found }) => found)),
];

/** The verdict that it comes to. */
export function browserVerdict(kept: KeptVerdict): BrowserVerdict {
  const { failures, last } = kept;
  const [cause] = foundByBrowser(kept);
  const newest = failures.at(-1);
  if (newest && cause !== undefined) return { state: 'failed', checkedAt: Date.parse(newest.at), cause };
  if (last === null) return { state: 'unchecked' };
  const checkedAt = Date.parse(last.at);
  return 'error' in last
    ? { state: 'error', checkedAt, message: last.error }
    : { state: 'verified', checkedAt, warning: last.warning };
}
