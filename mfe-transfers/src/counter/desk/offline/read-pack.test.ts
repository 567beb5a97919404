import type { KeptPack } from '@hand-receipt/platform';
import { rifle } from '../../../test/desk';
import { whitaker } from '../../../test/people';
import { readByPack } from './read-pack';

const dana = { ...whitaker, id: 'U-9', firstName: 'Dana', unit: '1st Platoon' };
const keptWith = (people: object[]) => ({ pack: { people, stock: [rifle], out: [] } }) as unknown as KeptPack;

test('without a connection a person is found by first name, as the server finds them', () => {
  const kept = keptWith([whitaker, dana]);
  expect(readByPack(kept, 'Cole Whitaker').person?.id).toBe(whitaker.id);
  expect(readByPack(kept, 'spc dana').person?.id).toBe('U-9');
  expect(readByPack(kept, 'SPC Whitaker').kind).toBe('candidates');
});

test('without a connection people of one name are told apart by first name and unit', () => {
  const kept = keptWith([whitaker, dana].map((person) => ({ ...person, sharesName: true })));
  const names = readByPack(kept, 'whitaker').people.map(({ name }) => name);
  expect(names).toEqual(['SPC Cole Whitaker, 2nd Platoon', 'SPC Dana Whitaker, 1st Platoon']);
  expect(readByPack(kept, 'HR1/U/U-9').person?.name).toBe('SPC Dana Whitaker, 1st Platoon');
});

test('a name that is not known is called as it was typed, a serial number in capital letters', () => {
  const kept = keptWith([whitaker]);
  const words = 'is not among what this device knows. Needs a connection.';
  expect(readByPack(kept, 'Cole Nobody').message).toBe(`Cole Nobody ${words}`);
  expect(readByPack(kept, 'zq77319').message).toBe(`ZQ77319 ${words}`);
});
