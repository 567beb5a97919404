import type { PersonDto } from '@hand-receipt/contracts';
import { recipientName, recipientOf } from './recipient-name';

const HALLORAN: PersonDto = {
  id: 'U-1',
  rank: 'CPT',
  name: 'CPT Halloran',
  lastName: 'Halloran',
  unit: 'B Co, 4-612 IN',
  position: 'Company Commander',
};
const WHITAKER: PersonDto = {
  ...HALLORAN,
  id: 'U-2',
  rank: 'SPC',
  name: 'SPC Whitaker',
  lastName: 'Whitaker',
  position: 'Rifleman',
};
const NAMESAKE = { ...WHITAKER, id: 'U-9', position: 'Driver' };

test('rank and name mean a person, whatever the case', () => {
  expect(recipientOf(' spc whitaker ', [HALLORAN, WHITAKER])).toBe(WHITAKER);
  expect(recipientOf('Whitaker', [HALLORAN, WHITAKER])).toBeUndefined();
});

test('a name that two people have means neither; with position or unit it means one', () => {
  const people = [HALLORAN, WHITAKER, NAMESAKE];
  expect(recipientOf('SPC Whitaker', people)).toBeUndefined();
  expect(recipientName(NAMESAKE, people)).toBe('SPC Whitaker, Driver');
  expect(recipientOf('SPC Whitaker, Driver', people)).toBe(NAMESAKE);
  expect(recipientName(HALLORAN, people)).toBe('CPT Halloran');
});
