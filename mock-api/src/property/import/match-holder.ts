/** A person who may be meant. */
export interface Candidate {
  id: string;
  rank: string;
  first_name: string;
  last_name: string;
  username: string;
}

const words = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter(Boolean);

/** What is left of the words once each of some others is taken out; null where one is missing. */
function without(all: readonly string[], some: readonly string[]): string[] | null {
  const left = [...all];
  for (const word of some) {
    const at = left.indexOf(word);
    if (at === -1) return null;
    left.splice(at, 1);
  }
  return left;
}

/** Whether the words beside the last name speak of this person: their rank, first name, its initial or another initial. */
function fits(rest: readonly string[], { rank, first_name }: Candidate): boolean {
  const names = words(first_name);
  const ranks = words(rank);
  return rest.every(
    (word) =>
      ranks.includes(word) ||
      names.includes(word) ||
      (word.length === 1 && names.some((name) => name.startsWith(word))),
  );
}

/**
 * The person whom a file names as holder, e.g. 'PETROV A', 'Petrov, Anna' or 'SSG Petrov'. Undefined where nobody or more
 * than one may be meant.
 */
export function matchHolder<T extends Candidate>(value: string, people: readonly T[]): T | undefined {
  const typed = words(value);
  const meant = people.filter((person) => {
    if (value.trim().toLowerCase() === person.username.toLowerCase()) return true;
    const rest = without(typed, words(person.last_name));
    return rest !== null && words(person.last_name).length > 0 && fits(rest, person);
  });
  return meant.length === 1 ? meant[0] : undefined;
}
