import type { PropertyItem } from '@hand-receipt/contracts';
import { propertyMutations, propertyQueries } from '@hand-receipt/data';
import { refusalOf, useInfiniteQuery, useMutation } from '@hand-receipt/platform';
import {
  Box,
  Button,
  CountBadge,
  ErrorState,
  formatDateTime,
  Link,
  LoadingRows,
  Mono,
  Panel,
  Serial,
  ShowMore,
  StatusBadge,
  Text,
  toast,
} from '@hand-receipt/ui';
import { useRef } from 'react';
import { itemLabel } from '../items/item-label';

const row = {
  display: 'grid',
  gap: '4px 12px',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '140px minmax(0, 1fr) minmax(0, 1fr) auto' },
  alignItems: 'center',
  minHeight: '44px',
  padding: '8px 16px',
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
  overflowWrap: 'anywhere',
} as const;

/** What I have by a draw and did not sign for. @param total how many, as the server counts them */
export function WithMe({ total }: { total: number }) {
  const query = useInfiniteQuery(propertyQueries.withMe());
  const list = useRef<HTMLUListElement>(null);
  const { data, error, isFetching, refetch, hasNextPage, isFetchingNextPage } = query;
  const items = data?.pages.flatMap((page) => page.items);
  return (
    <Box mt="4">
      <Panel title="With me, not signed for" badge={<CountBadge count={total} />}>
        {!items && !error ? <LoadingRows text="Loading what is with you..." rows={2} /> : null}
        {error ? (
          <ErrorState
            title="Failed to load what is with you"
            message={error.message}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : null}
        <Box as="ul" ref={list} aria-label="With me, not signed for">
          {items?.map((item) => (
            <WithMeRow key={item.id} item={item} />
          ))}
        </Box>
        <ShowMore
          inset
          size="s"
          list={list}
          hasMore={hasNextPage}
          working={isFetchingNextPage}
          onShow={() => void query.fetchNextPage()}
        >
          Show more of what is with you
        </ShowMore>
      </Panel>
    </Box>
  );
}

/** When it is to be back; what is late says so in words. */
function Due({ due }: { due: string | null | undefined }) {
  if (!due) return null;
  const isOverdue = new Date(due).getTime() < Date.now();
  return (
    <span>
      {isOverdue ? <StatusBadge status="overdue" /> : 'Due'} <Mono>{formatDateTime(due)}</Mono>
    </span>
  );
}

function WithMeRow({ item }: { item: PropertyItem }) {
  const { mutate, isPending } = useMutation(propertyMutations.claimReturned);
  const { possession, holder } = item;
  const claim = () =>
    mutate(item.id, {
      onSuccess: ({ message }) => toast({ title: 'Return reported', description: message, tone: 'success' }),
      onError: (failure) => toast({ title: refusalOf(failure), tone: 'danger' }),
    });
  return (
    <Box as="li" css={row}>
      <Serial>{item.serialNumber}</Serial>
      <span>
        <Link to={`/property-book/${item.id}`} ownLine>
          {item.name}
        </Link>
        <Box as="span" display="block" textStyle="caption" color="fg.muted">
          Signed for by {holder ? holder.name : 'the property book'}
        </Box>
      </span>
      <Due due={possession?.due_at} />
      {possession?.claimed_at ? (
        <Text color="fg.muted">
          You said that you returned it <Mono>{formatDateTime(possession.claimed_at)}</Mono>
        </Text>
      ) : (
        <Button
          size="s"
          working={isPending}
          aria-label={`I returned this, ${itemLabel(item)}`}
          onClick={claim}
        >
          I returned this
        </Button>
      )}
    </Box>
  );
}
