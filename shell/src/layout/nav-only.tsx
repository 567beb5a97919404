import type { NavOnly as Only } from '@hand-receipt/contracts';
import { navOnlyQuery } from '@hand-receipt/data';
import { useCurrentUser, useQuery, useSession } from '@hand-receipt/platform';
import type { ReactNode } from 'react';
import type { NavItem } from './navigation';

/** Shows an entry to the people whom it is for; to everybody where it does not say. */
export function NavOnly({ only, children }: { only: NavItem['only']; children: ReactNode }) {
  const { role } = useCurrentUser();
  if (!only) return <>{children}</>;
  if ('orSome' in only) return <Some only={only}>{children}</Some>;
  return only.roles.includes(role) ? <>{children}</> : null;
}

function Some({ only, children }: { only: Only; children: ReactNode }) {
  const { role } = useCurrentUser();
  const expired = useSession((session) => session.expired);
  const sees = only.roles.includes(role);
  const { data: hasSome = false } = useQuery({ ...navOnlyQuery(only), enabled: !sees && !expired });
  return sees || hasSome ? <>{children}</> : null;
}
