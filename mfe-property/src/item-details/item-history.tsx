import {
  fieldChanges,
  type LedgerEventDto,
  type PropertyItem,
  RECORDED_AS_FOUND,
} from '@hand-receipt/contracts';
import { propertyQueries } from '@hand-receipt/data';
import { reasonOf, useInfiniteQuery } from '@hand-receipt/platform';
import {
  Box,
  ErrorState,
  formatDate,
  formatDateTime,
  Heading,
  Link,
  LedgerChain,
  LoadingRows,
  PencilIcon,
  ShowMore,
  Text,
} from '@hand-receipt/ui';
import { useRef } from 'react';
import { actOf, amendmentOf } from './event-acts';

function Changes({ event }: { event: LedgerEventDto }) {
  const amendment = amendmentOf(event);
  const act = actOf(event);
  return (
    <>
      {act && <p>{act}</p>}
      {event.details.change === RECORDED_AS_FOUND && (
        <p>Recorded as found on {formatDate(event.timestamp)}</p>
      )}
      {fieldChanges(event.details).map(({ label, from, to }) => (
        <p key={label}>
          {label}: <s>{from}</s> to <b>{to}</b>
        </p>
      ))}
      <Text textStyle="caption" color="fg.muted">
        {amendment ? (
          <>
            Proposed by {amendment.proposedBy}, signed by {event.userName},{' '}
            <Link to={`/amendments/${amendment.id}`}>{amendment.id}</Link>
          </>
        ) : (
          event.userName
        )}
      </Text>
    </>
  );
}

/** What was changed in the item's record: each old and new value, who and when. It is read from the ledger. */
export function ItemHistory({ item }: { item: PropertyItem }) {
  const history = useInfiniteQuery(propertyQueries.history(item.id));
  const list = useRef<HTMLOListElement>(null);
  const events = history.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Box as="section">
      <Heading as="h3" textStyle="h2" mb="2">
        History
      </Heading>
      {history.error && events.length === 0 ? (
        <ErrorState
          title="Failed to fetch the history"
          message={reasonOf(history.error) ?? history.error.message}
          onRetry={() => void history.refetch()}
          retrying={history.isFetching}
        />
      ) : history.isPending ? (
        <LoadingRows text="Loading history..." rows={2} />
      ) : events.length === 0 ? (
        <Text color="fg.muted">Nothing in its record was changed.</Text>
      ) : (
        <LedgerChain
          ref={list}
          label={`Changes of ${item.serialNumber}, newest first`}
          events={events.map((event) => ({
            id: event.eventId,
            icon: <PencilIcon size={14} />,
            text: <Changes event={event} />,
            time: formatDateTime(event.timestamp),
          }))}
        />
      )}
      <ShowMore
        size="s"
        list={list}
        hasMore={history.hasNextPage}
        working={history.isFetchingNextPage}
        onShow={() => void history.fetchNextPage()}
      >
        Show earlier changes
      </ShowMore>
    </Box>
  );
}
