import type { Role } from './vocabulary';
import { mayOpenPerson } from './may-open-person';

const of = (id: string, unit: string) => ({ id, unit });
const as = (role: Role, id = 'U-1', unit = '1st Squad') => ({ id, role, unit });

test('everybody is led to their own page, leaders to those of their people', () => {
  expect(mayOpenPerson(as('Soldier'), of('U-1', '1st Squad'))).toBe(true);
  expect(mayOpenPerson(as('Soldier'), of('U-2', '1st Squad'))).toBe(false);
  expect(mayOpenPerson(as('Squad Leader'), of('U-2', '1st Squad'))).toBe(true);
  expect(mayOpenPerson(as('Squad Leader'), of('U-2', '2nd Squad'))).toBe(false);
  for (const role of ['Supply Sergeant', 'Commander', 'Admin'] as const) {
    expect(mayOpenPerson(as(role, 'U-9', 'B Co'), of('U-2', '2nd Squad'))).toBe(true);
  }
});
