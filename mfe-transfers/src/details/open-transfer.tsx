import { refusalOf } from '@hand-receipt/platform';
import { Box, ErrorState, lateDialog } from '@hand-receipt/ui';
import type { useTransferAct } from '../transfers/use-transfer-act';
import type { TransferPages } from '../transfers/use-transfer-pages';
import type { useTransfersLocation } from '../transfers/use-transfers-location';
import { useOpenTransfer } from './use-open-transfer';

const TransferDetails = lateDialog(() => import('./transfer-details'));

interface OpenTransferProps {
  place: ReturnType<typeof useTransfersLocation>;
  pages: TransferPages;
  handlers: ReturnType<typeof useTransferAct>['handlers'];
}

/** The transfer that the address names, over the list. One that cannot be opened leaves a message above the list. */
export function OpenTransfer({ place, pages, handlers }: OpenTransferProps) {
  const { openId } = place;
  const { transfer, previousId, nextId, failure } = useOpenTransfer(openId, pages.rows, !pages.isLoading);
  const step = (id: string | undefined) => (id === undefined ? undefined : () => place.open(id));

  if (failure) {
    const { error, retry, isFetching } = failure;
    return (
      <Box mb="4">
        <ErrorState
          title={`Transfer ${openId} cannot be opened`}
          message={error ? refusalOf(error) : 'It does not exist, or you may not see it.'}
          onRetry={error ? retry : undefined}
          retrying={isFetching}
        />
      </Box>
    );
  }
  if (!transfer) return null;
  return (
    <TransferDetails
      transfer={transfer}
      onClose={place.close}
      {...handlers}
      requestPath={place.requestPath}
      onPrevious={step(previousId)}
      onNext={step(nextId)}
    />
  );
}
