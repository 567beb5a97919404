import { Button, Dialog, EmptyState, ErrorState, LoadingRows, Stack, Text } from '@hand-receipt/ui';
import { useState } from 'react';
import { useSheets } from '../api/sheets';
import { shortOn } from '../sheet/sheet-words';
import { AnswerAll } from './answer-all';
import { answerLabel, itemCount } from './answer-words';
import { ConfirmAnswers } from './confirm-answers';
import { ConfirmCancel } from './confirm-cancel';
import { RequestFacts } from './request-facts';
import { RequestLines } from './request-lines';
import { useRequest } from './use-request';

interface RequestDialogProps {
  requestId: string;
  onClose: () => void;
}

/** Several items offered in one request: its recipient answers many lines with one confirmation. */
export default function RequestDialog({ requestId, onClose }: RequestDialogProps) {
  const request = useRequest(requestId);
  const [asking, setAsking] = useState<'answers' | 'cancel' | null>(null);
  const { query, lines, open, cancellable, answers, chosen, refusals, working } = request;
  const [first] = lines;
  const { data: sheets } = useSheets(lines);
  const short = chosen
    .filter(({ decision }) => decision === 'approve')
    .reduce((sum, { transfer }) => sum + shortOn(sheets?.get(transfer.id)), 0);
  const stopAsking = () => setAsking(null);

  return (
    <>
      <Dialog
        open
        ownAddress
        size="form"
        title="Transfer Request"
        description={
          first
            ? `${first.from} offers ${itemCount(lines.length)} to ${first.to}.`
            : 'Several items offered in one request.'
        }
        busy={working}
        onClose={onClose}
        footer={
          <>
            <Button onClick={onClose} disabled={working}>
              Close
            </Button>
            {cancellable.length > 0 && (
              <Button disabled={working} onClick={() => setAsking('cancel')}>
                Cancel Request
              </Button>
            )}
            {open.length > 0 && (
              <Button
                variant="primary"
                disabled={chosen.length === 0}
                working={working}
                onClick={() => setAsking('answers')}
              >
                {answerLabel(chosen, short)}
              </Button>
            )}
          </>
        }
      >
        {query.isPending && <LoadingRows text="Loading transfers..." />}
        {query.isError && !query.data && (
          <ErrorState
            title={`Error loading transfers: ${query.error.message}`}
            message="Please try again later."
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
          />
        )}
        {query.data && !first && (
          <EmptyState title="No Transfer Request" hint="There is no such request of yours." />
        )}
        {first && (
          <Stack gap="4">
            <RequestFacts line={first} count={lines.length} />
            {first.notes !== null && first.rejectionReason === null && <Text>{first.notes}</Text>}
            {open.length > 0 && (
              <AnswerAll open={open} chosen={chosen} answers={answers} disabled={working} />
            )}
            <RequestLines lines={lines} answers={answers} refusals={refusals} working={working} />
          </Stack>
        )}
      </Dialog>
      {asking === 'answers' && (
        <ConfirmAnswers
          answers={chosen}
          sheets={sheets}
          working={working}
          onConfirm={() => request.send(stopAsking)}
          onClose={stopAsking}
        />
      )}
      {asking === 'cancel' && (
        <ConfirmCancel
          count={cancellable.length}
          to={first?.to ?? ''}
          working={working}
          onConfirm={() => request.cancelAll(stopAsking)}
          onClose={stopAsking}
        />
      )}
    </>
  );
}
