import type { SensitiveItemDto } from '@hand-receipt/contracts';
import { propertyQueries, sensitiveQueries, useEveryPage } from '@hand-receipt/data';
import { useInfiniteQuery, useLocation, useNavigate, useParams, useQuery } from '@hand-receipt/platform';

/** An item that is no sensitive one: null where I see none of this id, undefined while that is not known or not asked. */
function useOther(id: string, isAsked: boolean) {
  const { data } = useQuery({ ...propertyQueries.linked(id), enabled: isAsked });
  return isAsked ? data : undefined;
}

/**
 * The item that the address names, once a list has it: the tab's own, else all that I may see.
 *
 * @param listed items of the open tab
 * @param isListed true once that list has loaded
 */
export function useOpenItem(listed: readonly SensitiveItemDto[], isListed: boolean) {
  const { id } = useParams();
  const navigate = useNavigate();
  const { search } = useLocation();

  const inTab = listed.find((item) => item.id === id);
  const isElsewhere = id !== undefined && isListed && !inTab;
  const all = useInfiniteQuery({ ...sensitiveQueries.items('visible'), enabled: isElsewhere });
  useEveryPage(all, isElsewhere);
  const elsewhere = all.data?.pages.flatMap((page) => page.items).find((item) => item.id === id);

  const isNowhere = isElsewhere && all.isSuccess && !all.hasNextPage && !elsewhere;
  const other = useOther(id ?? '', isNowhere);

  return {
    item: id === undefined ? undefined : (inTab ?? elsewhere),
    /** True where the address names nothing that I may see. */
    isMissing: other === null,
    /** An item that I may see and that is not sensitive. */
    notSensitive: other ?? undefined,
    open: (item: Pick<SensitiveItemDto, 'id'>) =>
      navigate({ pathname: `/sensitive-items/${encodeURIComponent(item.id)}`, search }),
    close: () => navigate({ pathname: '/sensitive-items', search }),
  };
}
