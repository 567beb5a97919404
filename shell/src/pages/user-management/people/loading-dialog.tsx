import { Dialog, ErrorState, LoadingRows } from '@hand-receipt/ui';

interface LoadingDialogProps {
  title: string;
  /** What the dialog waits for. */
  queries: readonly { error: Error | null; refetch: () => unknown; isFetching: boolean }[];
  onClose: () => void;
}

/** Stands for a form until what it shows is here. */
export function LoadingDialog({ title, queries, onClose }: LoadingDialogProps) {
  const failed = queries.filter(({ error }) => error);
  return (
    <Dialog open size="form" title={title} onClose={onClose}>
      {failed[0]?.error ? (
        <ErrorState
          title="The form could not be loaded"
          message={failed[0].error.message}
          onRetry={() => failed.forEach(({ refetch }) => void refetch())}
          retrying={failed.some(({ isFetching }) => isFetching)}
        />
      ) : (
        <LoadingRows text="Loading the form..." rows={4} />
      )}
    </Dialog>
  );
}
