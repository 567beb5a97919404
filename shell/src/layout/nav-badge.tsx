import type { NavBadge as Badge } from '@hand-receipt/contracts';
import { navBadgeQuery } from '@hand-receipt/data';
import { useQuery, useSession } from '@hand-receipt/platform';
import { CountBadge } from '@hand-receipt/ui';

/** The count beside an entry; nothing at 0 and while it is not known. */
export function NavBadge({ badge }: { badge: Badge }) {
  const expired = useSession((session) => session.expired);
  const { data: count = 0 } = useQuery({ ...navBadgeQuery(badge), enabled: !expired });
  if (count === 0) return null;
  const words = badge.tone === 'demand' ? 'waiting for you' : 'new';
  return <CountBadge count={count} tone={badge.tone} label={`${count} ${words}`} />;
}
