import { accountQueries } from '@hand-receipt/data';
import { useCurrentUser, useQuery } from '@hand-receipt/platform';

/** Keeps the signed-in person as the server knows them: what an Admin changes shows without a reload. */
export function useOwnAccount(): void {
  const user = useCurrentUser();
  useQuery({ ...accountQueries.me(), initialData: user });
}
