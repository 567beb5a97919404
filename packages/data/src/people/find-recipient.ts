import type { RecipientDto } from '@hand-receipt/contracts';
import { queryClient } from '@hand-receipt/platform';
import { peopleQueries } from './queries';
import { recipientOf, searchedName } from './recipient-name';

/**
 * The one person that a typed name means, under that name. Those who were offered do not decide it: others of the name may
 * not be among them.
 *
 * @returns undefined where it is nobody's name, or more than one's
 * @throws ApiError where the server could not be asked
 */
export async function findRecipient(typed: string): Promise<RecipientDto | undefined> {
  return recipientOf(typed, await queryClient.fetchQuery(peopleQueries.recipients(searchedName(typed))));
}
