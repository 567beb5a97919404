import { greeting } from './greeting';

const captain = { rank: 'CPT', name: 'Mara Halloran', lastName: 'Halloran' } as const;
const at = (hour: number) => new Date(2026, 10, 21, hour);

const TIMES = [
  [6, 'Good morning, CPT Halloran'],
  [12, 'Good afternoon, CPT Halloran'],
  [18, 'Good evening, CPT Halloran'],
] as const;

test.each(TIMES)('DASH-03 at %i hours it says %s', (hour, words) => {
  expect(greeting(captain, at(hour))).toBe(words);
});

test('DASH-04 without a last name the last word of the name stands in', () => {
  expect(greeting({ ...captain, lastName: '' }, at(6))).toBe('Good morning, CPT Halloran');
});
