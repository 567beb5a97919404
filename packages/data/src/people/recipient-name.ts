import type { PersonDto } from '@hand-receipt/contracts';

/** What is typed for a person: rank and name, with the unit where another has the same. */
export function recipientName(person: PersonDto, people: readonly PersonDto[]): string {
  const isShared = people.some(({ id, name }) => id !== person.id && name === person.name);
  return isShared ? `${person.name}, ${person.position ?? person.unit}` : person.name;
}

/** The one person that a typed name means; undefined where it is nobody's, or more than one's. */
export function recipientOf(typed: string, people: readonly PersonDto[]): PersonDto | undefined {
  const wanted = typed.trim().toLowerCase();
  const found = people.filter((person) => recipientName(person, people).toLowerCase() === wanted);
  return found.length === 1 ? found[0] : undefined;
}
