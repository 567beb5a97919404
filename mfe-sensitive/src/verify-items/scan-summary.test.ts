import { endOf, failureOf, newEntry, serialOf } from './scan-entry';
import { countScans, summaryText } from './scan-summary';
import { scanAnswer } from '../test/scans';

const ended = (id: number, code: string, given = {}) => ({
  ...newEntry(id, code),
  ...endOf({ answer: scanAnswer(given) }, 'not-listed'),
});

test('a code is read as a label of ours or as a serial number, without what scanners add', () => {
  expect(serialOf('HR1/I/P-0007/w900007')).toBe('W900007');
  expect(serialOf(' w123456\r\n')).toBe('W123456');
});

test('the summary says who, when, how many, and names what is not in order', () => {
  const entries = [
    ended(3, 'XX1', { result: 'not-on-the-books', item: null }),
    ended(2, 'W123456', { result: 'already-verified' }),
    ended(1, 'W123456'),
    { ...newEntry(4, 'B2'), ...failureOf(new Error('The server is busy.'), 'B2') },
  ];
  expect(countScans(entries).map(({ text }) => text)).toEqual([
    '1 verified',
    '1 already verified',
    '1 not on the books',
    '1 not recorded',
  ]);
  const facts = { by: 'SGT Navarro', at: '21NOV2026 0604', progress: { done: 58, expected: 64 } };
  expect(summaryText(entries, facts).split('\n')).toEqual([
    'Sensitive items check, 21NOV2026 0604, SGT Navarro',
    'Verified: 58 of 64',
    'Scans: 1 verified, 1 already verified, 1 not on the books, 1 not recorded',
    'Not on the books: XX1',
    'Not recorded: B2',
  ]);
  expect(summaryText(entries, { ...facts, progress: undefined })).not.toContain('Verified:');
});
