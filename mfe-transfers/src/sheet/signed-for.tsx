import type { Transfer, TransferSheetDto } from '@hand-receipt/contracts';
import { Box, ErrorState, Heading, LoadingRows } from '@hand-receipt/ui';
import { useId } from 'react';
import { useSheets } from './use-sheets';
import { TransferSheet } from './transfer-sheet';

interface SignedForProps {
  transfer: Transfer;
  /** 'What you sign for', or for anybody but the recipient, what is handed over. */
  title: string;
  /** The sheet as it was read, where it has changed since. */
  before?: TransferSheetDto;
  /** An approval waits for it. */
  decides?: boolean;
  /** What an answer at work is about: it stays in view where an update has ended the transfer already. */
  answered?: TransferSheetDto;
}

/** The sheet of one pending transfer, read when it is shown. */
export function SignedFor({ transfer, title, before, decides = false, answered }: SignedForProps) {
  const titleId = useId();
  const { data, error, isPending, isFetching, refetch } = useSheets([transfer]);
  if (transfer.status !== 'pending') return null;
  const sheet = data?.get(transfer.id) ?? answered;
  return (
    <Box as="section" aria-labelledby={titleId}>
      <Heading as="h3" id={titleId} textStyle="h2" mb="2">
        {title}
      </Heading>
      {isPending && <LoadingRows rows={2} text="Loading components..." />}
      {error && !data && (
        <ErrorState
          title="Failed to load the components"
          message={decides ? `${error.message} Nobody can approve what they have not seen.` : error.message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {data && !sheet && (
        <ErrorState
          title="Nothing to sign for"
          message="This transfer is no longer open, or no longer yours to see."
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {sheet && <TransferSheet sheet={sheet} before={before} />}
    </Box>
  );
}
