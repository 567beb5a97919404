import { HALLORAN, WHITAKER } from '../test/company';
import { recipientName, recipientOf } from './recipient-name';

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
