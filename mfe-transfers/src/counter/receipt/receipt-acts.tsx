import type { HandOverDto } from '@hand-receipt/contracts';
import { counterMutations } from '@hand-receipt/data';
import { refusalOf, useConnection, useMutation, useUrlState } from '@hand-receipt/platform';
import { Alert, Button, CheckIcon, counted, HStack, PenLineIcon, Text, toast } from '@hand-receipt/ui';
import { ActDialog, TextAreaField, yup } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { answerWords } from '../desk/list';
import { signedWords } from '../temporary/change-words';
import { WaitsUntil } from './waits-until';

const PROSE = 2000;

/** Until when it waits, and what it means to sign. */
function WhatSigningMeans({ receipt }: { receipt: HandOverDto }) {
  const { mode, lines } = receipt;
  return (
    <Alert tone="info" title={`Sign for ${counted(lines.length, 'item')}`} announce={false}>
      <p>
        It waits until <WaitsUntil at={receipt.waits_until ?? receipt.act_at} />.{' '}
        {mode === 'return' ? null : answerWords(mode, lines.length)}
      </p>
    </Alert>
  );
}

/**
 * The dialog of the address, where the reader may do what it is for. One that is open stays when another person was first:
 * the server's refusal says so, with what was typed still there.
 */
function useOpenedDialog(dialog: string, may: Record<'dispute' | 'settle', boolean>) {
  const [opened, setOpened] = useState<'dispute' | 'settle' | ''>('');
  const wanted = dialog === 'dispute' || dialog === 'settle' ? dialog : '';
  const next = wanted !== '' && (may[wanted] || wanted === opened) ? wanted : '';
  if (next !== opened) setOpened(next);
  return next;
}

/** What the reader may do with a receipt: sign it, say that it is right, dispute or settle it. */
export function ReceiptActs({ receipt }: { receipt: HandOverDto }) {
  const { id, may } = receipt;
  const { get, set } = useUrlState();
  const online = useConnection((connection) => connection.online);
  const close = () => set({ dialog: '' });
  const dialog = get('dialog');
  const acts = [may.confirm, may.withdraw, may.confirmChange, may.acknowledge, may.dispute, may.settle];
  const opened = useOpenedDialog(dialog, { dispute: may.dispute, settle: may.settle });
  if (!acts.includes(true) && opened === '') return null;
  return (
    <>
      {may.confirmChange ? <SignChange receipt={receipt} online={online} /> : null}
      {may.confirm ? <WhatSigningMeans receipt={receipt} /> : null}
      <HStack gap="2" wrap="wrap">
        <AgreeButtons receipt={receipt} online={online} />
        {may.dispute ? (
          <Button disabled={!online} onClick={() => set({ dialog: 'dispute' })}>
            Dispute
          </Button>
        ) : null}
        {may.settle ? (
          <Button disabled={!online} onClick={() => set({ dialog: 'settle' })}>
            Settle
          </Button>
        ) : null}
        {online ? null : <Text color="fg.muted">Needs a connection.</Text>}
      </HStack>
      {opened === 'dispute' ? <DisputeDialog id={id} onClose={close} /> : null}
      {opened === 'settle' ? <SettleDialog id={id} onClose={close} /> : null}
    </>
  );
}

/** Signs the extension or conversion that waits for the reader. */
function SignChange({ receipt, online }: { receipt: HandOverDto; online: boolean }) {
  const { id, waiting_change: change } = receipt;
  const { mutate, isPending } = useMutation(counterMutations.confirmChange);
  if (!change) return null;
  const sign = () =>
    mutate(
      { id, contentHash: change.content_hash },
      {
        onSuccess: () => toast({ tone: 'success', title: 'Signed', description: `Receipt ${id}` }),
        onError: (error) => toast({ tone: 'danger', title: 'Not signed', description: refusalOf(error) }),
      },
    );
  return (
    <>
      <Alert tone="info" title={signedWords(receipt, change.due_at)} announce={false}>
        <p>
          {change.operator.name} asks you to sign. It waits until <WaitsUntil at={change.waits_until} />.
        </p>
      </Alert>
      <HStack>
        <Button
          variant="primary"
          size="l"
          icon={<PenLineIcon />}
          disabled={!online}
          working={isPending}
          onClick={sign}
        >
          {change.act === 'extend' ? 'Sign the Extension' : 'Sign the Hand Receipt'}
        </Button>
      </HStack>
    </>
  );
}

/** Signs what waits for the reader or ends it, or says that a receipt is right. */
function AgreeButtons({ receipt, online }: { receipt: HandOverDto; online: boolean }) {
  const { id, may, lines } = receipt;
  const confirm = useMutation(counterMutations.confirm);
  const acknowledge = useMutation(counterMutations.acknowledge);
  const failed = (title: string) => (error: Error) =>
    toast({ tone: 'danger', title, description: refusalOf(error) });
  const said = (title: string) => () => toast({ tone: 'success', title, description: `Receipt ${id}` });
  const contentHash = receipt.to_sign?.content_hash ?? receipt.content_hash;
  const sign = () =>
    confirm.mutate({ id, contentHash }, { onSuccess: said('Signed'), onError: failed('Not signed') });
  const withdraw = useMutation(counterMutations.withdraw);
  const end = () => withdraw.mutate(id, { onSuccess: said('Not signed'), onError: failed('Not ended') });
  const agree = () =>
    acknowledge.mutate(id, { onSuccess: said('Acknowledged'), onError: failed('Not acknowledged') });
  return (
    <>
      {may.confirm ? (
        <Button
          variant="primary"
          size="l"
          icon={<PenLineIcon />}
          disabled={!online}
          working={confirm.isPending}
          onClick={sign}
        >
          Sign for {counted(lines.length, 'item')}
        </Button>
      ) : null}
      {may.withdraw ? (
        <Button size={may.confirm ? 'l' : 'm'} disabled={!online} working={withdraw.isPending} onClick={end}>
          {may.confirm ? 'Not Right' : 'Take Back'}
        </Button>
      ) : null}
      {may.acknowledge ? (
        <Button
          variant="primary"
          icon={<CheckIcon />}
          disabled={!online}
          working={acknowledge.isPending}
          onClick={agree}
        >
          This Is Right
        </Button>
      ) : null}
    </>
  );
}

interface ReceiptDialogProps {
  id: string;
  onClose: () => void;
}

const required = (words: string) => yup.string().trim().required(words).max(PROSE);

function DisputeDialog({ id, onClose }: ReceiptDialogProps) {
  const { mutateAsync } = useMutation(counterMutations.dispute(id));
  return (
    <ActDialog
      title={`Dispute receipt ${id}?`}
      description="Nothing moves. The items show Disputed and are not handed over again until a leader settles it."
      submitLabel="Dispute"
      initialValues={{ reason: '' }}
      schema={yup.object({ reason: required('Reason is required') })}
      onSend={({ reason }) => mutateAsync(reason.trim())}
      refusalOf={refusalOf}
      done={{ title: 'Receipt Disputed', description: `Receipt ${id}` }}
      onClose={onClose}
    >
      <TextAreaField name="reason" label="Reason" maxLength={PROSE} />
    </ActDialog>
  );
}

function SettleDialog({ id, onClose }: ReceiptDialogProps) {
  const { mutateAsync } = useMutation(counterMutations.settle(id));
  return (
    <ActDialog
      title={`Settle receipt ${id}`}
      description="Say what was found. What must change is changed by a return or a transfer."
      submitLabel="Settle"
      initialValues={{ note: '' }}
      schema={yup.object({ note: required('Note is required') })}
      onSend={({ note }) => mutateAsync(note.trim())}
      refusalOf={refusalOf}
      done={{ title: 'Dispute Settled', description: `Receipt ${id}` }}
      onClose={onClose}
    >
      <TextAreaField name="note" label="Note" maxLength={PROSE} />
    </ActDialog>
  );
}
