import { useQuery } from '@hand-receipt/platform';
import { ErrorState, LiveText } from '@hand-receipt/ui';
import { summaryQuery } from '../../api/summary';
import { NO_FIGURES } from './no-figures';
import { SummaryStrip } from './summary-strip';

/** The strip of figures, and what stands for it while there are none. */
export function Summary() {
  const { data, error, refetch, isFetching } = useQuery(summaryQuery);
  if (data) return <SummaryStrip summary={data} />;
  if (error) {
    return (
      <ErrorState
        title="The figures could not be loaded"
        message={error.message}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  return (
    <>
      <LiveText>Loading figures...</LiveText>
      <SummaryStrip summary={NO_FIGURES} waiting />
    </>
  );
}
