import type { PropertyImportDto } from '@hand-receipt/contracts';
import { importMutations, importQueries, type RowFilter } from '@hand-receipt/data';
import { ApiError, isNetworkError, reasonOf, statusOf, useMutation, useQuery } from '@hand-receipt/platform';
import { Button, ErrorState, LoadingRows, Stack, Text } from '@hand-receipt/ui';
import { CheckStep } from './check-step';
import { ColumnsStep } from './columns-step';
import { CompareStep } from './compare-step';
import { ConfirmStep } from './confirm-step';
import { ImportActions } from './import-actions';
import { type ImportStep, stepOf } from './import-step';
import { ImportSteps } from './import-steps';
import { ImportVerdict } from './import-verdict';

interface OpenImportProps {
  id: string;
  step: string;
  only: RowFilter;
  onStep: (step: ImportStep) => void;
  onOnlyChange: (only: RowFilter) => void;
  onLeave: () => void;
}

/** Deletes a file that was not confirmed. */
function DiscardFile({ id, onLeave }: { id: string; onLeave: () => void }) {
  const { mutate, isPending, error } = useMutation(importMutations.remove);
  return (
    <>
      <Button working={isPending} onClick={() => mutate(id, { onSuccess: onLeave })}>
        Discard file
      </Button>
      {error && (
        <ErrorState
          failed="action"
          title={isNetworkError(error) ? 'Needs a connection.' : 'The file was not discarded'}
          message={error instanceof ApiError ? error.message : undefined}
        />
      )}
    </>
  );
}

/** A file that was read: its columns, its rows, and what is done with them, a step at a time. */
export function OpenImport({ id, step, only, onStep, onOnlyChange, onLeave }: OpenImportProps) {
  const { data: read, error, refetch, isFetching } = useQuery(importQueries.detail(id));
  if (error && !read) {
    const unknown = statusOf(error) === 404;
    return (
      <ErrorState
        title={unknown ? 'Import not found' : error.message}
        message={unknown ? 'A file that is not confirmed is kept for seven days.' : reasonOf(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!read) return <LoadingRows text="Loading import..." />;
  const shown = stepOf(read, step);
  return (
    <Stack gap="4">
      <Text textStyle="title" translate="no">
        {read.file_name}
      </Text>
      <ImportSteps read={read} step={shown} />
      <Step {...{ read, shown, only, onStep, onOnlyChange, onLeave }} />
    </Stack>
  );
}

interface StepProps extends Omit<OpenImportProps, 'id' | 'step'> {
  read: PropertyImportDto;
  shown: ImportStep;
}

function Step({ read, shown, only, onStep, onOnlyChange, onLeave }: StepProps) {
  const discard = <DiscardFile id={read.id} onLeave={onLeave} />;
  if (read.status === 'reading') return <ImportVerdict read={read} />;
  if (shown === 'columns') {
    return <ColumnsStep read={read} onChecked={() => onStep('check')} discard={discard} />;
  }
  if (shown === 'confirm' && read.purpose === 'compare') return <CompareStep read={read} discard={discard} />;
  if (shown === 'confirm') {
    return (
      <ConfirmStep
        read={read}
        actions={<ImportActions read={read} discard={discard} onLeave={onLeave} />}
        discard={discard}
        onColumns={() => onStep('columns')}
      />
    );
  }
  return (
    <CheckStep
      read={read}
      only={only}
      onOnlyChange={onOnlyChange}
      onContinue={() => onStep('confirm')}
      onColumns={() => onStep('columns')}
      discard={discard}
      done={<ImportActions read={read} discard={discard} onLeave={onLeave} />}
    />
  );
}
