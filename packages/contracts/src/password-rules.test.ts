import { type PasswordOwner, passwordWeakness } from './password-rules';

const soldier: PasswordOwner = {
  role: 'Soldier',
  username: 'whitaker',
  firstName: 'Sam',
  lastName: 'Whitaker',
};

test.each(['eight888', 'copper-kettle', 'new-password-1', 'Sampan#River9', 'thehooah'])(
  '%s will do for a Soldier',
  (password) => expect(passwordWeakness(password, soldier)).toBeNull(),
);

test.each([
  ['seven77', 'It is shorter than 8 characters.'],
  ['abababab', 'It has fewer than 5 different characters.'],
  ['20190715', 'It is a number.'],
  ['Password1', 'It is a common word with digits or signs around it.'],
  ['P@ssw0rd!', 'It is a common word with digits or signs around it.'],
  ['Summer2026', 'It is a common word with digits or signs around it.'],
  ['dragon-dragon', 'It is a common word with digits or signs around it.'],
  ['qwertyuiop', 'It is a common word with digits or signs around it.'],
  ['ihgfedcba1', 'It is a common word with digits or signs around it.'],
  ['my-Whitaker-1', "It contains 'whitaker'."],
  ['sam-11223344', "It contains 'Sam'."],
])('%s is refused: %s', (password, why) => expect(passwordWeakness(password, soldier)).toBe(why));

test.each(['Admin', 'Commander', 'Supply Sergeant'] as const)('a %s needs twelve characters', (role) => {
  expect(passwordWeakness('elevenchars', { ...soldier, role })).toBe('It is shorter than 12 characters.');
  expect(passwordWeakness('twelve-chars', { ...soldier, role })).toBeNull();
});
