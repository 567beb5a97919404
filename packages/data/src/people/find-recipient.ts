import type { PersonDto } from '@hand-receipt/contracts';
import { queryClient } from '@hand-receipt/platform';
import { peopleQueries } from './queries';
import { recipientOf } from './recipient-name';

/**
 * The one person that a typed name means, among those who were offered and those of that name.
 *
 * @returns undefined where it is nobody's name, or more than one's
 * @throws ApiError where the server could not be asked
 */
export async function findRecipient(typed: string): Promise<PersonDto | undefined> {
  const [scope, list] = peopleQueries.recipients('').queryKey;
  const offered = queryClient.getQueriesData<PersonDto[]>({ queryKey: [scope, list] });
  const known = new Map(offered.flatMap(([, people = []]) => people.map((person) => [person.id, person])));
  const found = recipientOf(typed, [...known.values()]);
  return found ?? recipientOf(typed, await queryClient.fetchQuery(peopleQueries.recipients(typed.trim())));
}
