import type { NavOnly as Only } from '@hand-receipt/contracts';
import { navOnlyQuery } from '@hand-receipt/data';
import { useCurrentUser, useQuery, useSession } from '@hand-receipt/platform';
import type { ReactNode } from 'react';

/** Shows an entry to the people whom it is for; to everybody where it does not say. */
export function NavOnly({ only, children }: { only: Only | undefined; children: ReactNode }) {
  return only ? <Some only={only}>{children}</Some> : <>{children}</>;
}

function Some({ only, children }: { only: Only; children: ReactNode }) {
  const { role } = useCurrentUser();
  const expired = useSession((session) => session.expired);
  const sees = only.roles.includes(role);
  const { data: hasSome = false } = useQuery({ ...navOnlyQuery(only), enabled: !sees && !expired });
  return sees || hasSome ? <>{children}</> : null;
}
