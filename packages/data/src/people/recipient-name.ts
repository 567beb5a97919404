import type { RecipientDto } from '@hand-receipt/contracts';

/** A person in full: 'PFC Aidan Keane, 2nd Squad'. */
const fullName = ({ rank, firstName, lastName, unit }: RecipientDto): string =>
  [`${rank} ${firstName} ${lastName}`, unit].filter(Boolean).join(', ');

/** Rank and last name, with first name and unit where another person has the same. */
export const recipientName = (person: RecipientDto): string =>
  person.sharesName ? fullName(person) : person.name;

/** A person under the name that tells them apart from others. */
export const toNamed = <T extends RecipientDto>(person: T): T => ({ ...person, name: recipientName(person) });

/** What of a person's name as it is shown the server searches: the unit is no part of a name. */
export const searchedName = (typed: string): string => (typed.split(',')[0] ?? '').trim();

/** The one person that a typed name means; undefined where it is nobody's, or more than one's. */
export function recipientOf<T extends RecipientDto>(typed: string, people: readonly T[]): T | undefined {
  const wanted = typed.trim().toLowerCase();
  const found = people.filter((person) => recipientName(person).toLowerCase() === wanted);
  return found.length === 1 ? found[0] : undefined;
}

/** What of a person a picker compares with what is typed, until the server answers: the words in which it searches itself. */
export const recipientWords = ({ name, rank, firstName, lastName }: RecipientDto): string =>
  `${name} ${rank} ${firstName} ${lastName} ${rank} ${lastName}`;

/** As many people as a field offers at once. */
export const RECIPIENT_CHOICES = 20;

/** What stands under a full list of people; null where the list has everybody who was searched for. */
export function moreRecipientsNote(offered: readonly RecipientDto[], typed: string): string | null {
  if (offered.length < RECIPIENT_CHOICES) return null;
  const how = typed ? 'Type more of the name' : 'Type a name';
  return `The first ${RECIPIENT_CHOICES} people. ${how} to see others.`;
}
