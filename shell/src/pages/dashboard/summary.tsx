import type { DashboardSummaryDto } from '@hand-receipt/contracts';
import { ErrorState, LiveText } from '@hand-receipt/ui';
import './dashboard.css';
import { NO_FIGURES } from './no-figures';
import { SummaryStrip } from './summary-strip';

interface SummaryProps {
  summary: DashboardSummaryDto | undefined;
  error: Error | null;
  onRetry: () => void;
  retrying: boolean;
}

/** The strip of figures, and what stands for it while there are none. */
export function Summary({ summary, error, onRetry, retrying }: SummaryProps) {
  if (summary) return <SummaryStrip summary={summary} />;
  if (error) {
    return (
      <ErrorState
        title="The figures could not be loaded"
        message={error.message}
        onRetry={onRetry}
        retrying={retrying}
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
