import { propertyQueries, transferMutations } from '@hand-receipt/data';
import { useMutation, useQuery } from '@hand-receipt/platform';
import { ConfirmDialog, TextInput, toast, tooLong, useDiscardQuestion } from '@hand-receipt/ui';
import { useState } from 'react';
import { GoesWithIt } from '../sheet/goes-with-it';
import { mountTerms } from '../sheet/mount-terms';
import { REASON_LENGTH } from '../decision/decision-words';
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

/** Asks for confirmation before a transfer request is answered or withdrawn. */
export default function ConfirmRequestAct({ request, act, onClose }: RequestAct & { onClose: () => void }) {
  const [staying, setStaying] = useState<string[]>([]);
  const linked = useQuery({
    ...propertyQueries.linked(request.property?.id ?? ''),
    enabled: act === 'offer',
  });
  const [reason, setReason] = useState('');
  const offer = useMutation(transferMutations.offerForRequest);
  const decline = useMutation(transferMutations.declineRequest);
  const withdraw = useMutation(transferMutations.withdrawRequest);
  const words = WORDS[act];
  const [item, requester] = [requestedItem(request), request.from_user.name];
  const working = offer.isPending || decline.isPending || withdraw.isPending;

  const settle = {
    onSuccess: () => toast({ tone: 'success' as const, ...words.done(item, requester) }),
    onError: ({ message }: Error) => toast({ tone: 'danger', title: 'Error', description: message }),
    onSettled: onClose,
  };
  const confirm = () => {
    if (act === 'offer')
      offer.mutate({ request, ...mountTerms(linked.data ? [linked.data] : [], staying) }, settle);
    else if (act === 'decline') decline.mutate({ request, reason }, settle);
    else withdraw.mutate(request, settle);
  };

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
        blocked={act === 'decline' && tooLong(reason, REASON_LENGTH) !== undefined}
        onConfirm={confirm}
        onClose={onClose}
        onDismiss={dismiss}
      >
        {act === 'offer' && linked.data && (
          <GoesWithIt item={linked.data} staying={staying} onChange={setStaying} disabled={working} />
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
