import { type NavBadge, type NavOnly, UNREAD_DOCUMENTS } from '@hand-receipt/contracts';
import { queryOptions } from '@hand-receipt/platform';
import { askPage } from './core/query';

async function readCount({ path, field }: NavBadge, signal: AbortSignal): Promise<number> {
  const [pathname, search] = path.split('?');
  // The path is data of a remote: any list route does to type a call that only reads a total or one field.
  const call = `GET ${pathname}` as 'GET /api/documents';
  const query = Object.fromEntries(new URLSearchParams(search));
  const { items: body, total } = await askPage(call, { query, signal });
  const count = field === undefined ? total : Number((body as Record<string, unknown>)[field]);
  return Number.isFinite(count) ? count : 0;
}

/** The count beside a navigation entry, as the remote declares it in its `remote.json`. */
export const navBadgeQuery = (badge: NavBadge) =>
  queryOptions({
    queryKey: [badge.root, 'badge', badge.path],
    queryFn: ({ signal }) => readCount(badge, signal),
    staleTime: UNREAD_DOCUMENTS.staleMs,
    refetchInterval: badge.pollMs ?? false,
  });

/** Whether the list that a navigation entry names has anything for the signed-in person. */
export const navOnlyQuery = ({ root, orSome }: NavOnly) =>
  queryOptions({
    queryKey: [root, 'some', orSome],
    queryFn: async ({ signal }) => {
      // The path is data of a remote: any list route does to type a call of which only the length counts.
      const { items } = await askPage(`GET ${orSome}` as 'GET /api/users', { query: {}, signal });
      return items.length > 0;
    },
    staleTime: Infinity,
  });
