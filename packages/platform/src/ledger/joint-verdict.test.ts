import { type BrowserVerdict, jointVerdict, type ServerVerdict } from './joint-verdict';

const AT = 2_000;
const LATER = 3_000;

const SERVER: Record<string, ServerVerdict> = {
  unchecked: { state: 'unchecked' },
  verified: { state: 'verified', checkedAt: LATER, warning: null },
  warned: { state: 'verified', checkedAt: LATER, warning: 'Event #8 is dated back' },
  failed: { state: 'failed', checkedAt: LATER, cause: 'Event #3 is missing' },
  error: { state: 'error', checkedAt: LATER, message: 'The ledger is busy.' },
};
const BROWSER: Record<string, BrowserVerdict> = {
  unchecked: { state: 'unchecked' },
  verified: { state: 'verified', checkedAt: AT, warning: null },
  warned: { state: 'verified', checkedAt: AT, warning: 'This browser had forgotten the ledger.' },
  failed: { state: 'failed', checkedAt: AT, cause: 'Ledger shrank from 5 to 3' },
  error: { state: 'error', checkedAt: AT, message: 'The note is too long.' },
};

const FAILED = 'Ledger database integrity verification failed. Potential tampering detected.';
const ONLY_HERE = "This browser found what the server's own check did not.";
const NOT_HERE = 'This browser could not check the ledger.';
const VERIFIED = 'Ledger database integrity verified successfully.';
const CHECKING = 'Checking ledger database integrity...';

type Row = [
  server: string,
  browser: string,
  state: string,
  line: string,
  headline: string,
  time: number | null,
];

const FOUR = ['unchecked', 'verified', 'warned', 'error'];

/** The table of what the screens show, and of which time. */
const TABLE: Row[] = [
  ...[...FOUR, 'failed'].map((browser): Row => [
    'failed',
    browser,
    'failed',
    'Ledger check failed',
    FAILED,
    LATER,
  ]),
  ...FOUR.map((server): Row => [server, 'failed', 'failed', 'Ledger check failed', ONLY_HERE, AT]),
  ...FOUR.map((browser): Row => [
    'error',
    browser,
    'error',
    'Ledger could not be checked',
    'The ledger is busy.',
    LATER,
  ]),
  ['verified', 'error', 'error', 'Ledger could not be checked', NOT_HERE, AT],
  ['warned', 'error', 'error', 'Ledger could not be checked', NOT_HERE, AT],
  [
    'verified',
    'warned',
    'warning',
    'Ledger verified, see warnings',
    'This browser had forgotten the ledger.',
    AT,
  ],
  ['warned', 'verified', 'warning', 'Ledger verified, see warnings', 'Event #8 is dated back', AT],
  ['verified', 'verified', 'verified', 'Ledger verified', VERIFIED, AT],
  ...['unchecked', 'verified', 'warned'].map((server): Row => [
    server,
    'unchecked',
    'unchecked',
    'Ledger not checked',
    CHECKING,
    null,
  ]),
  ...['verified', 'warned', 'error'].map((browser): Row => [
    'unchecked',
    browser,
    'unchecked',
    'Ledger not checked',
    CHECKING,
    null,
  ]),
];

test.each(TABLE)('server %s, browser %s: %s', (server, browser, state, line, headline, checkedAt) => {
  expect(jointVerdict(SERVER[server]!, BROWSER[browser]!)).toMatchObject({
    state,
    line,
    headline,
    checkedAt,
  });
});

test('every failed verdict, and no other, says what to do', () => {
  for (const server of Object.values(SERVER)) {
    for (const browser of Object.values(BROWSER)) {
      const { state, advice } = jointVerdict(server, browser);
      expect(advice).toBe(
        state === 'failed'
          ? 'Stop transfers and report to your PBO. Do not correct records until the ledger has been examined. Keep this device as it is.'
          : null,
      );
    }
  }
});

test('under the headline stands the cause, or why there is no verdict', () => {
  const detail = (server: string, browser: string) => jointVerdict(SERVER[server]!, BROWSER[browser]!).detail;
  expect(detail('verified', 'failed')).toBe('Ledger shrank from 5 to 3');
  expect(detail('failed', 'verified')).toBe('Event #3 is missing');
  expect(detail('verified', 'error')).toBe('The note is too long.');
  expect(detail('verified', 'verified')).toBeNull();
});
