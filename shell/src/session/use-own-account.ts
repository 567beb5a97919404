import { useCurrentUser, useQuery } from '@hand-receipt/platform';
import { ownAccountQuery } from '../api/own-session';

/** Keeps the signed-in person as the server knows him: what an Admin changes shows without a reload. */
export function useOwnAccount(): void {
  const user = useCurrentUser();
  useQuery({ ...ownAccountQuery, initialData: user });
}
