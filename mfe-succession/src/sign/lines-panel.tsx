import type { SuccessionDetailDto, SuccessionLineDto, SuccessionSectionDto } from '@hand-receipt/contracts';
import { successionQueries } from '@hand-receipt/data';
import { reasonOf, useInfiniteQuery } from '@hand-receipt/platform';
import {
  Box,
  counted,
  EmptyState,
  ErrorState,
  LoadingRows,
  Panel,
  PlainTable,
  Serial,
  ShowMore,
  Text,
} from '@hand-receipt/ui';
import { useRef } from 'react';

/** Lines of these sections were signed: they are a record. */
const isSigned = ({ state }: SuccessionSectionDto): boolean => state === 'signed';

const chainColumns = { '& th + th, & td': { width: { md: '30%' } } } as const;

function Line({ line }: { line: SuccessionLineDto }) {
  const { item, chain_before: before, chain_after: after, excluded } = line;
  return (
    <tr>
      <th scope="row">
        <b>{item.name}</b> {item.serial_number ? <Serial>{item.serial_number}</Serial> : '(not read yet)'}
      </th>
      <td>{before.join(' > ') || 'Nobody has signed for it'}</td>
      <td>{after.length === 0 ? 'Not signed' : excluded ? 'Stays' : after.join(' > ')}</td>
    </tr>
  );
}

function Lines({ id, isRecord }: { id: string; isRecord: boolean }) {
  const query = useInfiniteQuery(successionQueries.lines(id));
  const list = useRef<HTMLTableSectionElement>(null);
  const { error, isFetching, hasNextPage, isFetchingNextPage } = query;
  const lines = query.data?.pages.flatMap(({ items }) => items);
  if (!lines) {
    return error ? (
      <ErrorState
        title={error.message}
        message={reasonOf(error)}
        onRetry={() => void query.refetch()}
        retrying={isFetching}
      />
    ) : (
      <LoadingRows text="Loading lines..." rows={5} />
    );
  }
  if (lines.length === 0) return <EmptyState title="No lines" hint="The activation fixes them." />;
  return (
    <>
      <Box css={chainColumns}>
        <PlainTable label="Lines">
          <thead>
            <tr>
              <th scope="col">Item</th>
              <th scope="col">{isRecord ? 'Chain before' : 'Chain now'}</th>
              <th scope="col">Chain after</th>
            </tr>
          </thead>
          <tbody ref={list}>
            {lines.map((line) => (
              <Line key={line.item.id} line={line} />
            ))}
          </tbody>
        </PlainTable>
      </Box>
      <ShowMore
        inset
        list={list}
        hasMore={hasNextPage}
        working={isFetchingNextPage}
        onShow={() => void query.fetchNextPage()}
      >
        Show more lines
      </ShowMore>
    </>
  );
}

/** Every line with its chain before and after. */
export function LinesPanel({ succession }: { succession: SuccessionDetailDto }) {
  const { id, state, sections, signing } = succession;
  const signed = sections.filter(isSigned);
  const before = signing.set_hash === null ? 0 : signed.reduce((sum, { items }) => sum + items, 0);
  return (
    <Panel
      title="Lines"
      badge={
        <Text as="span" color="fg.muted" textStyle="caption">
          {counted(signing.passes, 'item')} pass, {signing.excluded.length} excluded
          {before > 0 && `, ${before} signed before`}
        </Text>
      }
    >
      <Lines id={id} isRecord={signed.length > 0 || state === 'cancelled'} />
    </Panel>
  );
}
