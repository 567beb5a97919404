import type { ComponentListSummaryDto } from '@hand-receipt/contracts';
import { componentListQueries } from '@hand-receipt/data';
import { reasonOf, statusOf, useInfiniteQuery, useUrlState } from '@hand-receipt/platform';
import {
  BookOpenTextIcon,
  Box,
  Button,
  ButtonLink,
  counted,
  EmptyState,
  ErrorState,
  formatDate,
  LoadingRows,
  Mono,
  PageBody,
  PageHeader,
  Panel,
  Text,
} from '@hand-receipt/ui';
import { lazy, Suspense } from 'react';
import { itemCount } from '../items/item-count';

const ComponentListDialog = lazy(
  () => import(/* webpackChunkName: "component-list-dialog" */ './component-list-dialog'),
);

const row = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 280px 100px' },
  gap: { base: '4px', md: '16px' },
  padding: '12px 16px',
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
  alignItems: 'center',
  '&:first-of-type': { borderTopWidth: '0' },
} as const;

function ListRow({ list, onOpen }: { list: ComponentListSummaryDto; onOpen: () => void }) {
  const { nsn, name, items, version, line_count: lines, tm_number: tm, published_at: at } = list;
  return (
    <Box as="li" css={row}>
      <span>
        <Mono>{nsn}</Mono> <b>{name}</b>
        <br />
        <Text as="span" color="fg.muted">
          {itemCount(items)}
        </Text>
      </span>
      <span>
        {version === 0 ? <b>No list</b> : counted(lines, 'component')}
        {tm && `, ${tm}`}
        {at && (
          <>
            <br />
            <Text as="span" color="fg.muted">
              Published {formatDate(at)}
            </Text>
          </>
        )}
      </span>
      <Button size="s" aria-label={`Open ${nsn}`} onClick={onOpen}>
        Open
      </Button>
    </Box>
  );
}

function Lists({ onOpen }: { onOpen: (nsn: string) => void }) {
  const query = useInfiniteQuery(componentListQueries.all());
  const lists = query.data?.pages.flatMap(({ items }) => items);
  const failed = query.error && (
    <ErrorState
      title={statusOf(query.error) === 0 ? 'Needs a connection.' : query.error.message}
      message={reasonOf(query.error)}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    />
  );
  if (!lists) return failed ?? <LoadingRows text="Loading component lists..." rows={5} />;
  return (
    <>
      {failed}
      <Panel>
        {lists.length === 0 ? (
          <EmptyState title="No NSNs" hint="An item with an NSN is listed here." />
        ) : (
          <ul aria-label="NSNs">
            {lists.map((list) => (
              <ListRow key={list.nsn} list={list} onOpen={() => onOpen(list.nsn)} />
            ))}
          </ul>
        )}
      </Panel>
      {query.hasNextPage && (
        <Box mt="4">
          <Button working={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            Show more NSNs
          </Button>
        </Box>
      )}
    </>
  );
}

/** The NSNs of the property book with their component lists, those without a list first. */
export default function ComponentListsPage() {
  const { get, set } = useUrlState();
  const nsn = get('nsn');
  return (
    <PageBody>
      <PageHeader
        caption="Components"
        title="Component Lists"
        actions={
          <>
            <ButtonLink to="/shortages">Shortages</ButtonLink>
            <ButtonLink to="/property-book" icon={<BookOpenTextIcon />}>
              Property Book
            </ButtonLink>
          </>
        }
        phoneAction={null}
      />
      <Lists onOpen={(chosen) => set({ nsn: chosen })} />
      <Suspense fallback={null}>
        {nsn && <ComponentListDialog nsn={nsn} onClose={() => set({ nsn: '' })} />}
      </Suspense>
    </PageBody>
  );
}
