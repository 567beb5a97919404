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
  Flex,
  formatCount,
  formatDate,
  lateDialog,
  Mono,
  PageBody,
  PageHeader,
  Text,
} from '@hand-receipt/ui';
import { type Column, DataTable } from '@hand-receipt/ui/table';
import { useCallback, useMemo } from 'react';
import { itemCount } from '../items/item-count';

const ComponentListDialog = lateDialog(
  () => import(/* webpackChunkName: "component-list-dialog" */ './component-list-dialog'),
);

/** How long the list is, and by which publication. */
const listWords = ({ version, line_count: lines, tm_number: tm }: ComponentListSummaryDto): string =>
  [version === 0 ? 'No list' : counted(lines, 'component'), tm].filter(Boolean).join(', ');

interface OpenProps {
  list: ComponentListSummaryDto;
  onOpen: (nsn: string) => void;
}

const OpenList = ({ list: { nsn }, onOpen }: OpenProps) => (
  <Button size="s" aria-label={`Open ${nsn}`} onClick={() => onOpen(nsn)}>
    Open
  </Button>
);

const listColumns = (onOpen: OpenProps['onOpen']): Column<ComponentListSummaryDto>[] => [
  { id: 'nsn', header: 'NSN', width: 170, cell: ({ nsn }) => <Mono>{nsn}</Mono> },
  { id: 'name', header: 'Item', strong: true, cell: ({ name }) => name },
  { id: 'items', header: 'Items', width: 90, align: 'right', cell: ({ items }) => formatCount(items) },
  {
    id: 'list',
    header: 'Component list',
    width: 280,
    cell: (list) =>
      list.version === 0 ? <span className="hr-muted">{listWords(list)}</span> : listWords(list),
  },
  {
    id: 'published',
    header: 'Published',
    width: 120,
    cell: ({ published_at: at }) => at && <Mono>{formatDate(at)}</Mono>,
  },
  {
    id: 'open',
    header: 'Open',
    hideHeader: true,
    width: 96,
    align: 'right',
    pinned: true,
    cell: (list) => <OpenList list={list} onOpen={onOpen} />,
  },
];

/** One NSN on a phone. */
function ListCard({ list, onOpen }: OpenProps) {
  const { nsn, name, items, published_at: at } = list;
  return (
    <Flex justify="space-between" align="center" gap="3" paddingRight="4">
      <Box minW="0">
        <Mono>{nsn}</Mono> <b>{name}</b>
        <Text color="fg.muted" textStyle="table">
          {itemCount(items)} · {listWords(list)}
          {at && ` · Published ${formatDate(at)}`}
        </Text>
      </Box>
      <OpenList list={list} onOpen={onOpen} />
    </Flex>
  );
}

const NONE: readonly ComponentListSummaryDto[] = [];

function Lists({ onOpen }: Pick<OpenProps, 'onOpen'>) {
  const query = useInfiniteQuery(componentListQueries.all());
  const { data, error } = query;
  const lists = useMemo(() => data?.pages.flatMap(({ items }) => items) ?? NONE, [data]);
  const columns = useMemo(() => listColumns(onOpen), [onOpen]);
  const failure = error && {
    title: statusOf(error) === 0 ? 'Needs a connection.' : error.message,
    message: reasonOf(error),
    onRetry: () => void query.refetch(),
    retrying: query.isFetching,
  };
  return (
    <>
      {data && failure && <ErrorState {...failure} />}
      <DataTable
        label="NSNs"
        rows={lists}
        columns={columns}
        rowId={({ nsn }) => nsn}
        rowName={({ nsn, name }) => `${name} ${nsn}`}
        sortedByServer
        loading={query.isPending}
        loadingText="Loading component lists..."
        error={data ? null : failure}
        empty={<EmptyState title="No NSNs" hint="An item with an NSN is listed here." />}
        renderCard={(list) => <ListCard list={list} onOpen={onOpen} />}
      />
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
  const open = useCallback((chosen: string) => set({ nsn: chosen }), [set]);
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
      <Lists onOpen={open} />
      {nsn && <ComponentListDialog nsn={nsn} onClose={() => set({ nsn: '' })} />}
    </PageBody>
  );
}
