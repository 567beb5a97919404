import type { SuccessionDetailDto, SuccessionLineDto, SuccessionSectionDto } from '@hand-receipt/contracts';
import { type LineFilter, successionQueries } from '@hand-receipt/data';
import { reasonOf, useInfiniteQuery } from '@hand-receipt/platform';
import { EmptyState, ErrorState, LoadingRows, Panel, ShowMore } from '@hand-receipt/ui';
import { type RefObject, useRef, useState } from 'react';
import { CountLine } from './count-line';
import { LineDialog } from './line-dialog';
import type { AskedLine, MayNow } from './line-news';
import { partIn } from './section-part';

interface SectionLinesProps {
  succession: SuccessionDetailDto;
  section: SuccessionSectionDto;
  /** Only the lines with this result; `none` are those that remain. All unless given. */
  result?: LineFilter['result'];
  /** Only the lines that are on the hand receipt of the section's holder in this way, once it is signed. */
  receipt?: LineFilter['receipt'];
  title?: string;
  /** What is said where there are none. */
  empty?: { title: string; hint?: string };
}

const EMPTY = { title: 'No lines', hint: 'Nothing of this section is in the set.' };

interface LineListProps {
  list: RefObject<HTMLUListElement | null>;
  title: string;
  succession: SuccessionDetailDto;
  lines: readonly SuccessionLineDto[];
  may: MayNow;
  onAsk: (asked: AskedLine) => void;
}

const LineList = ({ list, title, succession, lines, may, onAsk }: LineListProps) => (
  <ul ref={list} aria-label={title}>
    {lines.map((line) => (
      <CountLine
        key={line.item.id}
        successionId={succession.id}
        line={line}
        mayRecord={may.record}
        mayConfirm={may.confirm}
        mayLetThrough={may.letThrough}
        onAct={(act) => onAsk({ act, line })}
      />
    ))}
  </ul>
);

/** The lines of a section. The reader sees no serial number that was not read; the recorder marks the others. */
export function SectionLines({
  succession,
  section,
  result,
  receipt,
  title = 'Lines',
  empty = EMPTY,
}: SectionLinesProps) {
  const filter = { section: section.number, ...(result && { result }), ...(receipt && { receipt }) };
  const query = useInfiniteQuery(successionQueries.lines(succession.id, filter));
  const [asked, setAsked] = useState<AskedLine | null>(null);
  const list = useRef<HTMLUListElement>(null);
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
  const may = {
    record: part === 'recorder',
    confirm: part === 'reader',
    letThrough: succession.may.letThrough,
  };
  return (
    <>
      {failure}
      <Panel title={title}>
        {lines.length === 0 ? (
          <EmptyState {...empty} />
        ) : (
          <LineList {...{ list, title, succession, lines, may }} onAsk={setAsked} />
        )}
        <ShowMore
          inset
          list={list}
          hasMore={hasNextPage}
          working={isFetchingNextPage}
          onShow={() => void query.fetchNextPage()}
        >
          Show more lines
        </ShowMore>
      </Panel>
      {asked && (
        <LineDialog
          succession={succession}
          lines={lines}
          may={may}
          asked={asked}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
