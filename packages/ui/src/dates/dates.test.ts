import {
  formatDate,
  formatDateTime,
  formatLedgerTime,
  formatLongDateTime,
  formatRecentTime,
  recentTimeWords,
  formatTime,
  timeAgo,
} from './dates';

/** Local parts, so that the expectation holds in every time zone. */
const morning = new Date(2026, 0, 5, 6, 4, 18);

test('RULE-29 dates show as DDMMMYYYY in upper case', () => {
  expect(formatDate(morning)).toBe('05JAN2026');
  expect(formatDate('2026-11-21')).toBe('21NOV2026');
  expect(formatDate(morning.toISOString())).toBe('05JAN2026');
  expect(formatDate(morning.getTime())).toBe('05JAN2026');
});

test('times show as HHMM, with the date before them where both count', () => {
  expect(formatTime(morning)).toBe('0604');
  expect(formatDateTime(morning)).toBe('05JAN2026 0604');
});

test('a time of today shows as HHMM alone, of any other day with its date', () => {
  const iso = morning.toISOString();
  expect(formatRecentTime(iso, new Date(2026, 0, 5, 23, 59))).toBe('0604');
  expect(formatRecentTime(iso, new Date(2026, 0, 6, 0, 1))).toBe('05JAN2026 0604');
  expect(formatRecentTime(iso, new Date(2026, 0, 4, 6, 4))).toBe('05JAN2026 0604');
  expect(formatRecentTime(new Date().toISOString())).toMatch(/^\d{4}$/);
  expect(formatRecentTime('not a date')).toBe('Invalid Date');
});

test('a sentence says at for a time of today, and on for another day', () => {
  const iso = morning.toISOString();
  expect(recentTimeWords(iso, new Date(2026, 0, 5, 23, 59))).toBe('at 0604');
  expect(recentTimeWords(iso, new Date(2026, 0, 6, 0, 1))).toBe('on 05JAN2026 0604');
});

test('ledger times show as yyyy-MM-dd HH:mm:ss, and long where there is room', () => {
  expect(formatLedgerTime(morning)).toBe('2026-01-05 06:04:18');
  expect(formatLongDateTime(morning)).toBe('January 5, 2026 at 06:04');
});

const FORMATS = Object.entries({
  formatDate,
  formatTime,
  formatDateTime,
  formatLedgerTime,
  formatLongDateTime,
  timeAgo,
});

test.each(FORMATS)(
  "RULE-30 RULE-31 %s says 'Invalid Date' for what cannot be read and 'N/A' for what is missing",
  (_name, format) => {
    expect(format('not a date')).toBe('Invalid Date');
    expect(format(new Date(Number.NaN))).toBe('Invalid Date');
    expect(format(null)).toBe('N/A');
    expect(format(undefined)).toBe('N/A');
    expect(format('')).toBe('N/A');
  },
);

const MINUTE = 60_000;
const ago = (ms: number) => timeAgo(morning.getTime() - ms, morning);

test("SHELL-36 relative times such as 'x minutes ago'", () => {
  expect(ago(4 * MINUTE)).toBe('4 minutes ago');
  expect(ago(59 * MINUTE)).toBe('59 minutes ago');
  expect(ago(60 * MINUTE)).toBe('1 hour ago');
  expect(ago(14 * 60 * MINUTE)).toBe('14 hours ago');
  expect(ago(24 * 60 * MINUTE)).toBe('1 day ago');
  expect(ago(40 * 24 * 60 * MINUTE)).toBe('1 month ago');
  expect(ago(800 * 24 * 60 * MINUTE)).toBe('2 years ago');
});

test('a moment ago, and a clock that runs ahead, are less than a minute ago', () => {
  expect(ago(20_000)).toBe('less than a minute ago');
  expect(ago(-5 * MINUTE)).toBe('less than a minute ago');
});
