import type { PropertyItem } from '@hand-receipt/contracts';
import { propertyQueries } from '@hand-receipt/data';
import { reasonOf, statusOf, useLocation, useNavigate, useQuery } from '@hand-receipt/platform';
import { Box, ErrorState, lateDialog } from '@hand-receipt/ui';
import type { PropertyList } from '../property-book/use-property-list';

const ItemDetails = lateDialog(() => import(/* webpackChunkName: "item-details" */ './item-details'));

interface OpenItemProps {
  id: string;
  list: PropertyList;
  onRecall: (item: PropertyItem) => void;
}

/**
 * The item that the address names, once the list has loaded (PROP-02). One that cannot be shown leaves a
 * message above the list.
 */
export function OpenItem({ id, list, onRecall }: OpenItemProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const place = list.items.findIndex((item) => item.id === id);
  const listed = list.items[place];
  const {
    data: item,
    error,
    refetch,
    isFetching,
  } = useQuery({
    ...propertyQueries.detail(id),
    enabled: !list.loading,
    placeholderData: listed,
  });
  const show = (other: PropertyItem | undefined) =>
    other && (() => void navigate({ pathname: `/property-book/${other.id}`, search }, { replace: true }));
  const close = () => void navigate({ pathname: '/property-book', search });

  const unknown = statusOf(error) === 404;
  if (error && !item) {
    return (
      <Box mb="4">
        <ErrorState
          title={error.message}
          message={unknown ? 'It does not exist, or you may not see it.' : reasonOf(error)}
          onRetry={unknown ? undefined : () => void refetch()}
          retrying={isFetching}
        />
      </Box>
    );
  }
  if (!item) return null;
  return (
    <ItemDetails
      item={item}
      gone={unknown ? error?.message : undefined}
      onClose={close}
      onRecall={onRecall}
      onPrevious={show(place > 0 ? list.items[place - 1] : undefined)}
      onNext={show(place >= 0 ? list.items[place + 1] : undefined)}
    />
  );
}
