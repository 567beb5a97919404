import type { PersonDto } from '@hand-receipt/contracts';

/** A person whom a row names. @throws Error for an id that no user has, which foreign keys do not allow. */
export function requirePerson(people: ReadonlyMap<string, PersonDto>, id: string): PersonDto {
  const person = people.get(id);
  if (!person) throw new Error(`The user ${id} is not known.`);
  return person;
}
