import { type InventoryLineDto, holderName } from '@hand-receipt/contracts';
import { inventoryMutations, inventoryQueries } from '@hand-receipt/data';
import { refusalOf, useCurrentUser, useInfiniteQuery, useMutation } from '@hand-receipt/platform';
import {
  Box,
  Button,
  EmptyState,
  ErrorState,
  Flex,
  formatCount,
  LoadingRows,
  Serial,
  ShowMore,
  toast,
  withWhomText,
} from '@hand-receipt/ui';
import { useRef, useState } from 'react';
import { DocumentDialog, lineName, mayDocument } from './document-dialog';
import type { CountHere } from './kept-scans';
import { ownWords } from './own-line';
import { ruledList } from './ruled-list';

/** Lines that are listed at first, and that each Show more adds. */
const LISTED = 500;

/** On a desktop each fact of a line has its column, and all rows have one height. */
const lineColumns = (hasSerials: boolean) => ({
  ...ruledList,
  '& > li': {
    ...ruledList['& > li'],
    display: { base: 'flex', md: 'grid' },
    gridTemplateColumns: `${hasSerials ? 'minmax(96px, 160px) ' : ''}minmax(0, 1fr) minmax(0, 1.2fr) max-content`,
    alignItems: 'center',
    minHeight: '45px',
  },
});

/**
 * What is missing, as far as it is listed: what the server misses; while this device has unsent scans, what it misses itself.
 */
function useMissing(inventoryId: string, here: CountHere) {
  const query = useInfiniteQuery(inventoryQueries.missing(inventoryId));
  const [listed, setListed] = useState(LISTED);
  const { pages } = query.data ?? {};
  const answer = pages && {
    items: pages.flatMap((page) => page.items),
    total: pages.at(-1)?.total ?? 0,
  };
  const isBehind = here.waiting > 0 || answer === undefined;
  const data =
    isBehind && here.missing.length > 0
      ? { items: here.missing.slice(0, listed), total: here.missing.length }
      : answer;
  const showMore = () => {
    setListed((before) => before + LISTED);
    if (query.hasNextPage) void query.fetchNextPage();
  };
  return { ...query, data, showMore };
}

/** Says of an item that it is not here. */
function useNotHere(inventoryId: string) {
  const { mutate } = useMutation(inventoryMutations.markNotHere);
  return (itemId: string) =>
    mutate(
      { id: inventoryId, itemId },
      { onError: (failure) => toast({ title: refusalOf(failure), tone: 'danger' }) },
    );
}

/** What nobody has counted yet, and who holds it. It is read, or accounted for by a document. */
export function MissingItems({ inventoryId, here }: { inventoryId: string; here: CountHere }) {
  const missing = useMissing(inventoryId, here);
  const { data, error, fetchNextPage, isFetching, isFetchingNextPage, refetch, showMore } = missing;
  const list = useRef<HTMLUListElement>(null);
  const user = useCurrentUser();
  const [documented, setDocumented] = useState<InventoryLineDto | null>(null);
  const { inventory } = here;
  const isCancelled = inventory.state === 'cancelled';
  const mayLook = inventory.state === 'recount' && inventory.mayCount && !inventory.whyNotRecount;
  const notHere = useNotHere(inventoryId);
  const failure = error && (
    <ErrorState
      title="Failed to load what is missing"
      message={error.message}
      onRetry={() => void (data ? fetchNextPage() : refetch())}
      retrying={isFetching}
    />
  );
  if (failure && !data) return failure;
  if (!data) return <LoadingRows text="Loading what is missing..." rows={3} />;
  if (data.items.length === 0)
    return (
      <EmptyState align="left" title={isCancelled ? 'Every line was counted.' : 'Nothing is missing.'} />
    );
  const more = data.total - data.items.length;
  return (
    <>
      {missing.isFetchNextPageError ? failure : null}
      <Box
        as="ul"
        ref={list}
        aria-label={isCancelled ? 'Items not counted' : 'Missing items'}
        textStyle="table"
        css={lineColumns(data.items.some(({ serialNumber }) => serialNumber !== null))}
      >
        {data.items.map((line) => (
          <MissingItem
            key={line.id}
            line={line}
            own={ownWords(line, inventory.kind, user.id) !== null}
            onDocument={mayDocument(inventory) ? () => setDocumented(line) : undefined}
            counts={inventory.mayCount}
            onNotHere={mayLook ? () => notHere(line.id) : undefined}
          />
        ))}
      </Box>
      {documented ? (
        <DocumentDialog inventoryId={inventoryId} line={documented} onClose={() => setDocumented(null)} />
      ) : null}
      <ShowMore size="s" list={list} hasMore={more > 0} working={isFetchingNextPage} onShow={showMore}>
        Show more, {formatCount(more)} left
      </ShowMore>
    </>
  );
}

interface MissingItemProps {
  line: InventoryLineDto;
  /** I hold it or have it, and another person has to read it. */
  own: boolean;
  /** I count in the inventory. */
  counts: boolean;
  onDocument: (() => void) | undefined;
  /** In the recount: I looked for it, and it is not here. */
  onNotHere: (() => void) | undefined;
}

/** What is said beside a line: who signed for it and who has it, where it is, and who looked for it. */
function lineFacts({ line, own, counts }: Pick<MissingItemProps, 'line' | 'own' | 'counts'>): string {
  const { serialNumber, holder, possession, location, notHere } = line;
  return [
    // First: a phone cuts the end.
    own && counts ? 'another person must read it' : '',
    holder ? holderName(holder) : 'Unassigned',
    withWhomText({ possession, holderId: holder?.id }),
    serialNumber === null ? location : '',
    notHere ? `not here, ${notHere.by}` : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** A line that is to be read: who signed for it and who has it, and the way to account for it by document. */
function MissingItem({ line, own, counts, onDocument, onNotHere }: MissingItemProps) {
  const { name, serialNumber, notHere } = line;
  return (
    <li>
      <Box className="hr-count-line" display="contents">
        {serialNumber === null ? null : <Serial>{serialNumber}</Serial>}
        <Box className="hr-count-facts" display="contents">
          <strong>{name}</strong>
          <Box as="span" color="fg.muted" flex="1 1 200px">
            {lineFacts({ line, own, counts })}
          </Box>
        </Box>
      </Box>
      <Flex gap="2" gridColumn="-2" justify="flex-end">
        {onNotHere && !own && !notHere ? (
          <Button size="s" aria-label={`Not here, ${lineName(line)}`} onClick={onNotHere}>
            Not here
          </Button>
        ) : null}
        {onDocument && !own ? (
          <Button size="s" aria-label={`By Document, ${lineName(line)}`} onClick={onDocument}>
            By Document
          </Button>
        ) : null}
      </Flex>
    </li>
  );
}
