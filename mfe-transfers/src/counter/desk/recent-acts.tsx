import { type CounterDto, type HandOverDto, isRecordedLate } from '@hand-receipt/contracts';
import { counterQueries } from '@hand-receipt/data';
import { reasonOf, statusOf, useInfiniteQuery } from '@hand-receipt/platform';
import {
  Box,
  counted,
  ErrorState,
  formatCount,
  formatDateTime,
  formatRecentTime,
  Link,
  LoadingRows,
  Mono,
  Panel,
  Text,
} from '@hand-receipt/ui';
import { MODE_WORDS } from './list';

const SHOWN = 10;

/** What became of one that was sent to its recipient's phone and is not signed; empty for what was recorded. */
function stateWords({ state, recipient, withdrawn_by: by }: HandOverDto): string {
  if (state === 'waiting') return ' · waits for their phone';
  if (state !== 'lapsed') return '';
  if (!by) return ' · waited too long';
  return by.id === recipient.id ? ' · not right, they say' : ` · taken back by ${by.name}`;
}

const lateWords = ({ act_at: at, recorded_at: recorded }: HandOverDto): string =>
  isRecordedLate(at, recorded) ? `, recorded ${formatDateTime(recorded)}` : '';

/** The last acts at the counter, each with its receipt, and how much is out. */
export function RecentActs({ counter }: { counter: CounterDto }) {
  const { data, error, refetch, isFetching } = useInfiniteQuery(
    counterQueries.handovers({ counter: counter.id }),
  );
  return (
    <Panel
      title="Last acts"
      badge={
        <Text as="small">{`${formatCount(counter.out)} of ${formatCount(counter.stock)} items out`}</Text>
      }
    >
      {data ? (
        <Acts acts={data.pages.flatMap(({ items }) => items).slice(0, SHOWN)} />
      ) : error ? (
        <ErrorState
          title={statusOf(error) === 0 ? 'Needs a connection.' : 'Failed to load the last acts'}
          message={reasonOf(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <LoadingRows text="Loading the last acts..." rows={3} />
      )}
    </Panel>
  );
}

function Acts({ acts }: { acts: readonly HandOverDto[] }) {
  if (acts.length === 0) {
    return (
      <Text p="4" color="fg.muted">
        Nothing was handed over yet.
      </Text>
    );
  }
  return (
    <Box as="ul">
      {acts.map((act) => (
        <Box as="li" key={act.id} px="4" py="2" borderTopWidth="1px" borderColor="border.subtle">
          <Text fontWeight="semibold">{act.recipient.name}</Text>
          <Text as="small" color="fg.muted">
            {MODE_WORDS[act.mode]}, {counted(act.lines.length, 'item')} ·{' '}
            <Mono>{formatRecentTime(act.act_at)}</Mono>
            {lateWords(act)}
            {stateWords(act)} · <Link to={`/counter/receipts/${act.id}`}>{act.id}</Link>
          </Text>
        </Box>
      ))}
    </Box>
  );
}
