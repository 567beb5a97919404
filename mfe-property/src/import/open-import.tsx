import type { PropertyImportDto } from '@hand-receipt/contracts';
import { importMutations, importQueries, type RowFilter } from '@hand-receipt/data';
import { ApiError, isNetworkError, reasonOf, statusOf, useMutation, useQuery } from '@hand-receipt/platform';
import { useEffect, useState } from 'react';
import { Button, ConfirmDialog, ErrorState, LoadingRows, Stack, Text } from '@hand-receipt/ui';
import { CheckStep } from './check-step';
import { ColumnsStep } from './columns-step';
import { CompareStep } from './compare-step';
import { ConfirmStep } from './confirm-step';
import { FrozenBook } from './frozen-book';
import { ImportActions } from './import-actions';
import { type ImportStep, isOpen, stepOf } from './import-step';
import { ImportSteps } from './import-steps';
import { isCompared } from './import-words';
import { ImportVerdict } from './import-verdict';
import { useForgetChoice } from './use-choice-draft';

interface OpenImportProps {
  id: string;
  step: string;
  only: RowFilter;
  onStep: (step: ImportStep) => void;
  onOnlyChange: (only: RowFilter) => void;
  onLeave: () => void;
  /** The file is gone: nothing of it is there to come back to. */
  onDiscarded: () => void;
}

/** Deletes a file that was not confirmed. It asks once the rows are read: they may have been corrected by hand. */
function DiscardFile({ read, onDiscarded }: { read: PropertyImportDto; onDiscarded: () => void }) {
  const { id, status, file_name: name } = read;
  const [isAsking, setIsAsking] = useState(false);
  const forget = useForgetChoice(id);
  const { mutate, isPending, error } = useMutation(importMutations.remove);
  function onSuccess() {
    forget();
    onDiscarded();
  }
  const discard = () => mutate(id, { onSuccess, onSettled: () => setIsAsking(false) });
  return (
    <>
      <Button working={isPending} onClick={status === 'columns' ? discard : () => setIsAsking(true)}>
        Discard file
      </Button>
      <ConfirmDialog
        open={isAsking}
        tone="danger"
        title={`Discard ${name}?`}
        description="Its rows, the columns that were chosen and all corrections are deleted. Nothing of it was entered in the property book."
        confirmLabel="Discard File"
        working={isPending}
        onClose={() => setIsAsking(false)}
        onConfirm={discard}
      />
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
export function OpenImport({ id, step, only, onStep, onOnlyChange, onLeave, onDiscarded }: OpenImportProps) {
  const { data: read, error, refetch, isFetching } = useQuery(importQueries.detail(id));
  const unknown = statusOf(error) === 404;
  const forget = useForgetChoice(id);
  useEffect(() => {
    if (unknown) forget();
  }, [unknown, forget]);
  if (error && !read) {
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
      {isOpen(read) && !isCompared(read) && <FrozenBook />}
      <Step {...{ read, shown, only, onStep, onOnlyChange, onLeave, onDiscarded }} />
    </Stack>
  );
}

interface StepProps extends Omit<OpenImportProps, 'id' | 'step'> {
  read: PropertyImportDto;
  shown: ImportStep;
}

function Step({ read, shown, only, onStep, onOnlyChange, onLeave, onDiscarded }: StepProps) {
  const discard = <DiscardFile read={read} onDiscarded={onDiscarded} />;
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
