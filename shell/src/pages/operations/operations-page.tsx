import type { OperationsDto } from '@hand-receipt/contracts';
import { operationQueries } from '@hand-receipt/data';
import { statusOf, useConnection, useQuery } from '@hand-receipt/platform';
import {
  Alert,
  Button,
  EmptyState,
  ErrorState,
  formatDateTime,
  formatTime,
  LoadingRows,
  PageBody,
  PageHeader,
  Panel,
  RefreshCwIcon,
} from '@hand-receipt/ui';
import { JobsPanel } from './jobs-panel';
import { LinesPanel } from './lines-panel';
import './operations.css';
import { OperationTiles } from './operation-tiles';
import { ProcessesPanel } from './processes-panel';

interface ShownProps {
  data: OperationsDto;
  /** Why the last reading failed; null where it did not. */
  error: Error | null;
}

function Shown({ data, error }: ShownProps) {
  const online = useConnection((connection) => connection.online);
  const reason = online
    ? error?.message
    : 'You are offline. The page is read again when the connection is back.';
  return (
    <div className="operations-body">
      {reason ? (
        <Alert tone="warning" title={`Last read ${formatDateTime(data.readAt)}`}>
          <p>{reason}</p>
        </Alert>
      ) : null}
      <OperationTiles {...data} />
      <LinesPanel lines={data.lines} />
      <ProcessesPanel processes={data.processes} />
      <JobsPanel jobs={data.jobs} />
    </div>
  );
}

interface FailedProps {
  error: Error;
  onRetry: () => void;
  retrying: boolean;
}

const isNotForReader = (error: Error): boolean => statusOf(error) === 403;

function Failed({ error, onRetry, retrying }: FailedProps) {
  if (isNotForReader(error)) return <EmptyState title={error.message} />;
  const title = 'Failed to load how the server runs';
  return <ErrorState title={title} message={error.message} onRetry={onRetry} retrying={retrying} />;
}

/** How the server runs, for an Admin. It is read again every 30 seconds while the page is open. */
export default function OperationsPage() {
  const { data, error, isPending, refetch, isFetching } = useQuery(operationQueries.all());
  const onRefresh = () => void refetch();
  return (
    <PageBody>
      <PageHeader
        title="Operations"
        caption={
          data ? `Administration · read ${formatTime(data.readAt)}, again every 30 s` : 'Administration'
        }
        description="How the server runs, and what to do about it."
        actions={
          error && isNotForReader(error) ? undefined : (
            <Button icon={<RefreshCwIcon />} working={isFetching} onClick={onRefresh}>
              Refresh
            </Button>
          )
        }
        phoneAction={null}
      />
      {isPending ? (
        <Panel>
          <LoadingRows rows={8} text="Loading how the server runs..." />
        </Panel>
      ) : null}
      {error && !data ? <Failed error={error} onRetry={onRefresh} retrying={isFetching} /> : null}
      {data ? <Shown data={data} error={error} /> : null}
    </PageBody>
  );
}
