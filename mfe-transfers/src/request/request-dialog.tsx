import type { Transfer } from '@hand-receipt/contracts';
import { useCurrentUser } from '@hand-receipt/platform';
import {
  Box,
  Button,
  Dialog,
  EmptyState,
  ErrorState,
  Label,
  LoadingRows,
  Stack,
  Text,
  useDiscardQuestion,
} from '@hand-receipt/ui';
import { useState } from 'react';
import AnswerRecallDialog from '../recall/answer-recall-dialog';
import ConsentDialog from '../sign-over/consent-dialog';
import { superiorName } from '../sign-over/sign-over-words';
import { isRecipient, waitsForConsent } from '../transfers/parties';
import { LocationInput } from '../decision/location-input';
import { AnswerAll } from './answer-all';
import { AnswerDraftNotice } from './answer-draft-notice';
import { AnswerTotals } from './answer-totals';
import { answerLabel, type ChosenAnswer, itemCount } from './answer-words';
import { ConfirmAnswers } from './confirm-answers';
import { ConfirmCancel } from './confirm-cancel';
import { RequestFacts } from './request-facts';
import { RequestLines } from './request-lines';
import { useRequest } from './use-request';
import { useRequestQuestion } from './use-request-question';

interface RequestDialogProps {
  requestId: string;
  onClose: () => void;
}

/** How the answers add up stays in sight above the buttons, where there is room for it: also over the dialog's padding. */
const pinned = {
  position: { base: 'static', md: 'sticky' },
  bottom: '-20px',
  zIndex: '1',
  paddingTop: '12px',
  paddingBottom: '12px',
  borderTopWidth: '1px',
  borderColor: 'border',
  background: 'bg.raised',
} as const;

/** What gets the focus is scrolled out from under that. */
const abovePinned = { '& li :is(button, input)': { scrollMarginBottom: { md: '192px' } } } as const;

/** Who offers to whom, or asks whom back, and what an answer means. */
function requestText(first: Transfer, count: number, signs: boolean): string {
  const items = itemCount(count);
  const what = first.isRecall
    ? `${first.to} asks ${first.from} to give ${items} back.`
    : first.signOver
      ? `${first.from} signs ${items} over to ${first.to}, who then has them from ${superiorName(first)}.`
      : `${first.from} offers ${items} to ${first.to}.`;
  if (waitsForConsent(first)) return `${what} Waits for ${superiorName(first)}.`;
  return signs
    ? `${what} Read each serial number off its data plate. You answer for every line you accept.`
    : what;
}

interface ConsentAllProps {
  disabled: boolean;
  onConsent: (agree: boolean) => void;
}

/** One answer to all lines to whose sign-over I must agree. */
function ConsentAll({ disabled, onConsent }: ConsentAllProps) {
  return (
    <>
      <Button disabled={disabled} onClick={() => onConsent(false)}>
        Say No to All
      </Button>
      <Button variant="primary" disabled={disabled} onClick={() => onConsent(true)}>
        Agree to All
      </Button>
    </>
  );
}

/** Several items offered in one request: its recipient answers many lines with one confirmation. */
export default function RequestDialog({ requestId, onClose }: RequestDialogProps) {
  const request = useRequest(requestId);
  // Not in the address: what is confirmed is what was chosen then, and a reload reads it again.
  const [asking, setAsking] = useState(false);
  // As they were when the question was put: nothing that changes behind it is signed for.
  const [asked, setAsked] = useState<readonly ChosenAnswer[]>([]);
  const [answering, setAnswering] = useState<Transfer | null>(null);
  const { query, sheets, lines, open, recalled, toConsent, cancellable, answers } = request;
  const { chosen, blocked, refusals, working } = request;
  const question = useRequestQuestion({ toConsent, recalled });
  const { consenting, answeringAll } = question;
  const [first] = lines;
  const me = useCurrentUser();
  const signs = lines.some((line) => line.status === 'pending' && isRecipient(line, me));
  const title = signs ? `What you sign for, ${itemCount(lines.length)}` : 'Transfer Request';
  // What was canceled or answered meanwhile is asked for no more.
  const wouldLose = open.length > 0 && (answers.isTouched || request.location !== '');
  const discard = useDiscardQuestion({
    wouldLose,
    title,
    onClose: () => {
      if (wouldLose) request.draft.empty();
      onClose();
    },
  });
  const stopAsking = () => setAsking(false);

  return (
    <>
      <Dialog
        open
        ownAddress={!wouldLose}
        size="form"
        title={title}
        description={
          first ? requestText(first, lines.length, signs) : 'Several items offered in one request.'
        }
        busy={working}
        onClose={onClose}
        onDismiss={discard.dismiss}
        footer={
          <>
            <Button onClick={onClose} disabled={working}>
              Close
            </Button>
            {cancellable.length > 0 && (
              <Button disabled={working} onClick={() => question.ask('cancel')}>
                Cancel Request
              </Button>
            )}
            {toConsent.length > 0 && (
              <ConsentAll
                disabled={working}
                onConsent={(agree) => question.ask(agree ? 'agree' : 'refuse')}
              />
            )}
            {recalled.length > 0 && (
              <Button variant="primary" disabled={working} onClick={() => question.ask('answer')}>
                Answer All
              </Button>
            )}
            {open.length > 0 && (
              <Button
                variant="primary"
                disabled={chosen.length === 0 || blocked}
                working={working}
                onClick={() => {
                  setAsked(chosen);
                  setAsking(true);
                }}
              >
                {answerLabel(chosen)}
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
          <Stack gap="4" css={open.length > 0 ? abovePinned : undefined}>
            <AnswerDraftNotice draft={request.draft} />
            <RequestFacts line={first} count={lines.length} />
            {first.notes !== null && first.rejectionReason === null && (
              <Box>
                <Label as="p">Note</Label>
                <Text>{first.notes}</Text>
              </Box>
            )}
            {open.length > 0 && (
              <AnswerAll open={open} chosen={chosen} answers={answers} disabled={working} />
            )}
            <RequestLines
              lines={request.arranged}
              sheets={sheets}
              answers={answers}
              refusals={refusals}
              before={request.before}
              location={request.location}
              working={working}
              onAnswerRecall={setAnswering}
            />
            {open.length > 0 && (
              <Stack gap="3" css={pinned}>
                <LocationInput value={request.location} onChange={request.setLocation} disabled={working} />
                <AnswerTotals chosen={chosen} open={open.length} />
              </Stack>
            )}
          </Stack>
        )}
      </Dialog>
      {discard.question}
      {asking && (working || open.length > 0) && (
        <ConfirmAnswers
          answers={asked}
          working={working}
          onConfirm={() => request.send(asked, stopAsking)}
          onClose={stopAsking}
        />
      )}
      {consenting && <ConsentDialog {...consenting} onClose={question.stop} />}
      {answering && <AnswerRecallDialog transfer={answering} onClose={() => setAnswering(null)} />}
      {answeringAll && <AnswerRecallDialog {...answeringAll} onClose={question.stop} />}
      {question.isCancelling && (working || cancellable.length > 0) && (
        <ConfirmCancel
          count={cancellable.length}
          to={first?.to ?? ''}
          working={working}
          onConfirm={() => request.cancelAll(question.stop)}
          onClose={question.stop}
        />
      )}
    </>
  );
}
