import { useQuery } from '@hand-receipt/platform';
import { ConfirmDialog, TextInput, toast, tooLong, useDiscardQuestion } from '@hand-receipt/ui';
import { useState } from 'react';
import { useDeclineAsk, useOfferAsked, useWithdrawAsk } from '../api/asks';
import { offerableItemOptions } from '../api/offerable-items';
import { GoesWithIt } from '../sheet/goes-with-it';
import { mountTerms } from '../sheet/mount-terms';
import { REASON_LENGTH } from '../decision/decision-words';
import { type Answering, askedItem } from './answering';

const WORDS = {
  offer: {
    title: 'Offer Item',
    question: (item: string, asker: string) => `Offer '${item}' to ${asker}, who asks you for it?`,
    confirm: 'Send Transfer Request',
    done: (item: string, asker: string) => ({
      title: 'Transfer Created',
      description: `Transfer request for ${item} sent to ${asker}.`,
    }),
  },
  decline: {
    title: 'Decline Request',
    question: (item: string, asker: string) => `Keep '${item}', which ${asker} asks you for?`,
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

/** Asks before an ask is answered or withdrawn. */
export default function AskAnswerDialog({ ask, act, onClose }: Answering & { onClose: () => void }) {
  const [staying, setStaying] = useState<string[]>([]);
  const asked = useQuery({ ...offerableItemOptions(ask.property?.id ?? ''), enabled: act === 'offer' });
  const [reason, setReason] = useState('');
  const offer = useOfferAsked();
  const decline = useDeclineAsk();
  const withdraw = useWithdrawAsk();
  const words = WORDS[act];
  const [item, asker] = [askedItem(ask), ask.from_user.name];
  const working = offer.isPending || decline.isPending || withdraw.isPending;

  const settle = {
    onSuccess: () => toast({ tone: 'success' as const, ...words.done(item, asker) }),
    onError: ({ message }: Error) => toast({ tone: 'danger', title: 'Error', description: message }),
    onSettled: onClose,
  };
  const confirm = () => {
    if (act === 'offer')
      offer.mutate({ ask, ...mountTerms(asked.data ? [asked.data] : [], staying) }, settle);
    else if (act === 'decline') decline.mutate({ ask, reason }, settle);
    else withdraw.mutate(ask, settle);
  };

  const { dismiss, question } = useDiscardQuestion({ wouldLose: reason !== '', title: words.title, onClose });

  return (
    <>
      <ConfirmDialog
        open
        title={words.title}
        description={words.question(item, asker)}
        confirmLabel={words.confirm}
        tone={act === 'offer' ? 'normal' : 'danger'}
        working={working}
        blocked={act === 'decline' && tooLong(reason, REASON_LENGTH) !== undefined}
        onConfirm={confirm}
        onClose={onClose}
        onDismiss={dismiss}
      >
        {act === 'offer' && asked.data && (
          <GoesWithIt item={asked.data} staying={staying} onChange={setStaying} disabled={working} />
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
