import type { PersonDto } from '@hand-receipt/contracts';
import { keepPreviousData, queryOptions, request } from '@hand-receipt/platform';
import { transferKeys } from './keys';

const CHOICES = 8;

const fetchRecipients = (q: string, signal?: AbortSignal): Promise<PersonDto[]> =>
  request('GET /api/users/recipients', { query: { q, limit: CHOICES }, signal });

/** People I may hand an item to, by a piece of the name, my connections first. */
export const recipientsOptions = (text: string) =>
  queryOptions({
    queryKey: transferKeys.recipients(text),
    queryFn: ({ signal }) => fetchRecipients(text, signal),
    placeholderData: keepPreviousData,
  });

/** The one person of exactly this name, for one that was typed and not picked; undefined for none or several. */
export async function findRecipient(name: string): Promise<PersonDto | undefined> {
  const wanted = name.trim().toLowerCase();
  const people = (await fetchRecipients(wanted)).filter((person) => person.name.toLowerCase() === wanted);
  return people.length === 1 ? people[0] : undefined;
}
