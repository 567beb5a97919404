import type { PersonDto } from '@hand-receipt/contracts';
import { keepPreviousData, queryClient, queryOptions, request } from '@hand-receipt/platform';
import { recipientOf } from '../bulk/recipient-name';
import { raising } from './call-error';
import { propertyKeys } from './property-keys';

const CHOICES = 20;

const fetchRecipients = (name: string, signal?: AbortSignal): Promise<PersonDto[]> =>
  raising(
    'Failed to fetch connections',
    request('GET /api/users/recipients', { query: { q: name, limit: CHOICES }, signal }),
  );

/** People I may hand an item to, by a piece of the name, my connections first. */
export const recipientsQuery = (name: string) =>
  queryOptions({
    queryKey: propertyKeys.recipients(name),
    queryFn: ({ signal }) => fetchRecipients(name, signal),
    placeholderData: keepPreviousData,
  });

/**
 * The one person that a typed name means, among those who were offered and those of that name.
 *
 * @returns undefined where it is nobody's name, or more than one's
 * @throws CallError 'Failed to fetch connections'
 */
export async function findRecipient(typed: string): Promise<PersonDto | undefined> {
  const offered = queryClient.getQueriesData<PersonDto[]>({ queryKey: propertyKeys.recipients() });
  const known = new Map(offered.flatMap(([, people = []]) => people.map((person) => [person.id, person])));
  const found = recipientOf(typed, [...known.values()]);
  return found ?? recipientOf(typed, await fetchRecipients(typed.trim()));
}
