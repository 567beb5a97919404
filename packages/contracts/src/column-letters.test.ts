import { columnLetters } from './column-letters';

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [51, 'AZ'],
  [701, 'ZZ'],
  [702, 'AAA'],
])('the column at place %d is %s', (place, letters) => expect(columnLetters(place)).toBe(letters));
