import type { SuccessionDetailDto, SuccessionSectionDto } from '@hand-receipt/contracts';
import { type LineFilter, successionQueries } from '@hand-receipt/data';
import { reasonOf, useInfiniteQuery } from '@hand-receipt/platform';
import { Box, Button, EmptyState, ErrorState, LoadingRows, Panel } from '@hand-receipt/ui';
import { CountLine } from './count-line';
import { partIn } from './section-part';

interface SectionLinesProps {
  succession: SuccessionDetailDto;
  section: SuccessionSectionDto;
  /** Only the lines with this result; `none` are those that remain. All unless given. */
  result?: LineFilter['result'];
  title?: string;
  /** What is said where there are none. */
  empty?: { title: string; hint?: string };
}

const EMPTY = { title: 'No lines', hint: 'Nothing of this section is in the set.' };

/** The lines of a section. The reader sees no serial number that was not read; the recorder marks the others. */
export function SectionLines({
  succession,
  section,
  result,
  title = 'Lines',
  empty = EMPTY,
}: SectionLinesProps) {
  const filter = { section: section.number, ...(result && { result }) };
  const query = useInfiniteQuery(successionQueries.lines(succession.id, filter));
  const { error, isFetching, hasNextPage, isFetchingNextPage } = query;
  const lines = query.data?.pages.flatMap(({ items }) => items);
  const failure = error && (
    <ErrorState
      title={error.message}
      message={reasonOf(error)}
      onRetry={() => void query.refetch()}
      retrying={isFetching}
    />
  );
  if (!lines) return failure ?? <LoadingRows text="Loading lines..." rows={5} />;
  const part = partIn(succession, section);
  return (
    <>
      {failure}
      <Panel title={title}>
        {lines.length === 0 ? (
          <EmptyState {...empty} />
        ) : (
          <ul aria-label={title}>
            {lines.map((line) => (
              <CountLine
                key={line.item.id}
                successionId={succession.id}
                line={line}
                mayRecord={part === 'recorder'}
                mayConfirm={part === 'reader'}
                mayLetThrough={succession.may.letThrough}
              />
            ))}
          </ul>
        )}
        {hasNextPage && (
          <Box p="3">
            <Button working={isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              Show more lines
            </Button>
          </Box>
        )}
      </Panel>
    </>
  );
}
