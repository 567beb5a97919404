/** What the server's own check says of the ledger. Times are epoch milliseconds. */
export type ServerVerdict =
  | { state: 'unchecked' }
  | { state: 'verified'; checkedAt: number; warning: string | null }
  | { state: 'failed'; checkedAt: number; cause: string | null }
  | { state: 'error'; checkedAt: number; message: string };

/** What this browser's checks say. A `warning` is about what the verdict rests on, and does not change it. */
export type BrowserVerdict =
  | { state: 'unchecked' }
  | { state: 'verified'; checkedAt: number; warning: string | null }
  | { state: 'failed'; checkedAt: number; cause: string }
  | { state: 'error'; checkedAt: number; message: string };

type JointState = 'failed' | 'error' | 'warning' | 'verified' | 'unchecked';

/** The one verdict of server and browser, in the words of the screens. */
export interface JointVerdict {
  state: JointState;
  /** Null where the ledger was not checked. */
  checkedAt: number | null;
  /** The one sentence. */
  headline: string;
  /** What stands under it: the cause, or why there is no verdict. */
  detail: string | null;
  /** What to do now. On every failed verdict, whichever check failed. */
  advice: string | null;
  /** The same in the sidebar, which adds the time. */
  line: string;
}

/** LEDG-18. */
export const LEDGER_VERIFIED = 'Ledger database integrity verified successfully.';
/** LEDG-19. */
export const LEDGER_FAILED = 'Ledger database integrity verification failed. Potential tampering detected.';
/** LEDG-17. */
export const LEDGER_CHECKING = 'Checking ledger database integrity...';

const LINES: Record<JointState, string> = {
  failed: 'Ledger check failed',
  error: 'Ledger could not be checked',
  warning: 'Ledger verified, see warnings',
  verified: 'Ledger verified',
  unchecked: 'Ledger not checked',
};

const ADVICE =
  'Stop transfers and report to your PBO. Do not correct records until the ledger has been examined. Keep this device as it is.';

const verdict = (
  state: JointState,
  checkedAt: number | null,
  headline: string,
  detail: string | null = null,
): JointVerdict => ({
  state,
  checkedAt,
  headline,
  detail,
  advice: state === 'failed' ? ADVICE : null,
  line: LINES[state],
});

/**
 * The worse of what the server and this browser found. It decides alone: whatever shows the state of the ledger shows
 * this.
 */
export function jointVerdict(server: ServerVerdict, browser: BrowserVerdict): JointVerdict {
  if (server.state === 'failed') return verdict('failed', server.checkedAt, LEDGER_FAILED, server.cause);
  if (browser.state === 'failed') {
    const headline = "This browser found what the server's own check did not.";
    return verdict('failed', browser.checkedAt, headline, browser.cause);
  }
  if (server.state === 'error') return verdict('error', server.checkedAt, server.message);
  if (server.state === 'unchecked' || browser.state === 'unchecked') {
    return verdict('unchecked', null, LEDGER_CHECKING);
  }
  if (browser.state === 'error') {
    return verdict('error', browser.checkedAt, 'This browser could not check the ledger.', browser.message);
  }
  // Both have held since the older of the two.
  const checkedAt = Math.min(server.checkedAt, browser.checkedAt);
  const warning = browser.warning ?? server.warning;
  return warning === null
    ? verdict('verified', checkedAt, LEDGER_VERIFIED)
    : verdict('warning', checkedAt, warning);
}
