import { guessCategory } from './guess-category';

test.each([
  ['M4A1 Carbine', 'weapons'],
  ['Sight, reflex, M68 CCO', 'optics'],
  ['M1165 HMMWV', 'vehicles'],
  ['AN/PRC-152', 'comsec'],
  ['Aid bag, combat medic', 'medical'],
  ['IOTV, large', 'individual-equipment'],
  ['AN/PSN-13 DAGR', 'electronics'],
  ['MEP-1030 Generator', 'support-equipment'],
])('RULE-20 the name %p suggests %p', (name, category) => {
  expect(guessCategory(name)).toBe(category);
});

test('RULE-20 a name without a keyword is other', () => {
  expect(guessCategory('Field desk')).toBe('other');
});
