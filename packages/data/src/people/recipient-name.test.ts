import type { RecipientDto } from '@hand-receipt/contracts';
import { moreRecipientsNote, recipientName, recipientOf, searchedName } from './recipient-name';

const HALLORAN: RecipientDto = {
  id: 'U-1',
  rank: 'CPT',
  name: 'CPT Halloran',
  lastName: 'Halloran',
  firstName: 'Erin',
  unit: 'B Co, 4-612 IN',
  position: 'Company Commander',
  sharesName: false,
};
const AIDAN: RecipientDto = {
  id: 'U-2',
  rank: 'PFC',
  name: 'PFC Keane',
  lastName: 'Keane',
  firstName: 'Aidan',
  unit: '1st Squad, A Co',
  position: 'Rifleman',
  sharesName: true,
};
const OTHER_AIDAN: RecipientDto = { ...AIDAN, id: 'U-3', unit: '2nd Squad, A Co' };
const PEOPLE = [HALLORAN, AIDAN, OTHER_AIDAN];

test('rank and name mean a person, whatever the case', () => {
  expect(recipientName(HALLORAN)).toBe('CPT Halloran');
  expect(recipientOf(' cpt halloran ', PEOPLE)).toBe(HALLORAN);
  expect(recipientOf('Halloran', PEOPLE)).toBeUndefined();
});

test('a name that two people of one position have means neither; with first name and unit it means one', () => {
  expect(recipientName(AIDAN)).toBe('PFC Aidan Keane, 1st Squad, A Co');
  expect(recipientOf('PFC Keane', PEOPLE)).toBeUndefined();
  expect(recipientOf('pfc aidan keane, 2nd squad, a co', PEOPLE)).toBe(OTHER_AIDAN);
});

test('a shared name means nobody where only one of those who have it is known', () => {
  expect(recipientOf('PFC Keane', [AIDAN])).toBeUndefined();
});

test('the server searches the name without the unit', () => {
  expect(searchedName('PFC Aidan Keane, 1st Squad, A Co')).toBe('PFC Aidan Keane');
  expect(searchedName(' CPT Halloran ')).toBe('CPT Halloran');
});

test('a full list says how to see others', () => {
  const full = Array.from({ length: 20 }, () => HALLORAN);
  expect(moreRecipientsNote(full.slice(1), '')).toBeNull();
  expect(moreRecipientsNote(full, '')).toBe('The first 20 people. Type a name to see others.');
  expect(moreRecipientsNote(full, 'hal')).toBe('The first 20 people. Type more of the name to see others.');
});
