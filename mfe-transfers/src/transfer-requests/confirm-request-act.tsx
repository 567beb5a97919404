import { type PropertyItem, SIGN_OVER_HINT, SIGN_OVER_LABEL } from '@hand-receipt/contracts';
import { propertyQueries, transferMutations } from '@hand-receipt/data';
import { isNetworkError, useMutation, useQuery } from '@hand-receipt/platform';
import {
  Checkbox,
  ConfirmDialog,
  ErrorState,
  LoadingRows,
  Text,
  TextInput,
  toast,
  tooLong,
  useDiscardQuestion,
} from '@hand-receipt/ui';
import { useState } from 'react';
import { GoesWithIt } from '../sheet/goes-with-it';
import { mountTerms } from '../sheet/mount-terms';
import { signOverTerms } from '../sign-over/sign-over-field';
import { failedWords, REASON_LENGTH } from '../decision/decision-words';
import { type RequestAct, requestedItem } from './request-act';

const WORDS = {
  offer: {
    title: 'Offer Item',
    question: (item: string, requester: string) => `Offer '${item}' to ${requester}, who asks you for it?`,
    confirm: 'Send Transfer Request',
    done: (item: string, requester: string) => ({
      title: 'Transfer Created',
      description: `Transfer request for ${item} sent to ${requester}.`,
    }),
  },
  decline: {
    title: 'Decline Request',
    question: (item: string, requester: string) => `Keep '${item}', which ${requester} asks you for?`,
    confirm: 'Confirm Decline',
    done: (item: string) => ({ title: 'Request Declined', description: `You keep ${item}.` }),
  },
  withdraw: {
    title: 'Withdraw Request',
    question: (item: string) => `Do you no longer want '${item}'?`,
    confirm: 'Confirm Withdraw',
    done: (item: string) => ({
      title: 'Request Withdrawn',
      description: `Your request for ${item} is withdrawn.`,
    }),
  },
} as const;

interface OfferedItemProps {
  query: {
    data: PropertyItem | null | undefined;
    error: Error | null;
    isFetching: boolean;
    refetch: () => unknown;
  };
  staying: readonly string[];
  setStaying: (staying: string[]) => void;
  signOver: boolean;
  setSignOver: (signOver: boolean) => void;
  working: boolean;
}

/** What goes along with the item that is offered, and whether its holder leaves the chain. */
function OfferedItem({ query, staying, setStaying, signOver, setSignOver, working }: OfferedItemProps) {
  const { data, error, isFetching, refetch } = query;
  if (data) {
    return (
      <>
        <GoesWithIt item={data} staying={staying} onChange={setStaying} disabled={working} />
        <Checkbox checked={signOver} onChange={setSignOver} disabled={working}>
          {SIGN_OVER_LABEL}
        </Checkbox>
        <Text textStyle="caption" color="fg.muted">
          {SIGN_OVER_HINT}
        </Text>
      </>
    );
  }
  if (!error) return <LoadingRows rows={1} text="Loading components..." />;
  return (
    <ErrorState
      title="Failed to load the components"
      message={error.message}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}

interface ActSettings {
  onDone: () => void;
  onClose: () => void;
}

type Act = RequestAct & { reason: string; signOver?: true } & ReturnType<typeof mountTerms>;

/** Sends the act. Where the server refuses it, the question closes; without a connection it stays as it is. */
function useAct({ onDone, onClose }: ActSettings) {
  const offer = useMutation(transferMutations.offerForRequest);
  const decline = useMutation(transferMutations.declineRequest);
  const withdraw = useMutation(transferMutations.withdrawRequest);
  const settle = {
    onSuccess: onDone,
    onError: (error: Error) => {
      toast(failedWords(error));
      if (!isNetworkError(error)) onClose();
    },
  };
  return {
    working: offer.isPending || decline.isPending || withdraw.isPending,
    send: ({ act, request, reason, ...terms }: Act) => {
      if (act === 'offer') offer.mutate({ request, ...terms }, settle);
      else if (act === 'decline') decline.mutate({ request, reason }, settle);
      else withdraw.mutate(request, settle);
    },
  };
}

/** Asks for confirmation before a transfer request is answered or withdrawn. */
export default function ConfirmRequestAct({ request, act, onClose }: RequestAct & { onClose: () => void }) {
  const [staying, setStaying] = useState<string[]>([]);
  const linked = useQuery({
    ...propertyQueries.linked(request.property?.id ?? ''),
    enabled: act === 'offer',
  });
  const offered = linked.data ? [linked.data] : [];
  const [reason, setReason] = useState('');
  const [signOver, setSignOver] = useState(false);
  const words = WORDS[act];
  const [item, requester] = [requestedItem(request), request.from_user.name];
  const { send, working } = useAct({
    onDone: () => {
      toast({ tone: 'success', ...words.done(item, requester) });
      onClose();
    },
    onClose,
  });
  const confirm = () =>
    send({ request, act, reason, ...mountTerms(offered, staying), ...signOverTerms({ signOver }) });

  const { dismiss, question } = useDiscardQuestion({ wouldLose: reason !== '', title: words.title, onClose });

  return (
    <>
      <ConfirmDialog
        open
        title={words.title}
        description={words.question(item, requester)}
        confirmLabel={words.confirm}
        tone={act === 'offer' ? 'normal' : 'danger'}
        working={working}
        blocked={
          act === 'decline' ? tooLong(reason, REASON_LENGTH) !== undefined : act === 'offer' && !linked.data
        }
        onConfirm={confirm}
        onClose={dismiss}
      >
        {act === 'offer' && (
          <OfferedItem query={linked} {...{ staying, setStaying, signOver, setSignOver, working }} />
        )}
        {act === 'decline' && (
          <TextInput
            label="Reason"
            value={reason}
            onChange={setReason}
            maxLength={REASON_LENGTH}
            disabled={working}
          />
        )}
      </ConfirmDialog>
      {question}
    </>
  );
}
