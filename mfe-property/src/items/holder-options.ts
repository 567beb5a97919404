import { type PersonDto, personName } from '@hand-receipt/contracts';

/** Who holds something, as choices: rank and last name, with the unit where another of them has the same. */
export function holderOptions(
  holders: readonly { person: PersonDto; items: number }[],
): { value: string; label: string; items: number }[] {
  const times = new Map<string, number>();
  for (const { person } of holders) times.set(personName(person), (times.get(personName(person)) ?? 0) + 1);
  return holders.map(({ person, items }) => {
    const name = personName(person);
    return { value: person.id, label: times.get(name) === 1 ? name : `${name}, ${person.unit}`, items };
  });
}
