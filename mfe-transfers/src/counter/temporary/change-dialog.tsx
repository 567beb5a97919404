import type { CounterDto, CounterSessionDto, HandOverDto, TemporaryAct } from '@hand-receipt/contracts';
import { localDay } from '@hand-receipt/data';
import { useConnection } from '@hand-receipt/platform';
import { Box, counted, Dialog, formatDate, Mono, Stack, Text, toast } from '@hand-receipt/ui';
import { FormDialog, FormError, TextField, yup } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { endOfDay } from '../desk/list';
import { Locked } from '../desk/locked';
import { OpenSession } from '../desk/open-session';
import { SigningCover } from '../desk/signing-cover';
import { useCounterSession } from '../desk/use-counter-session';
import { useLock } from '../desk/use-lock';
import { ACT_WORDS, DONE_WORDS, linesOut, signedWords } from './change-words';
import { useChange } from './use-change';

interface ChangeDialogProps {
  counter: CounterDto;
  receipt: HandOverDto;
  act: TemporaryAct;
  onClose: () => void;
  /** It is a hand receipt now. */
  onConverted: (receipt: HandOverDto) => void;
}

/** Extends or converts a temporary receipt at a device of the counter, as its recipient signs. */
export function ChangeDialog({ counter, ...change }: ChangeDialogProps) {
  const { session, ended, open, end } = useCounterSession(counter);
  const title = `${ACT_WORDS[change.act]} ${change.receipt.id}`;
  if (session) return <SessionChange {...change} session={session} title={title} onEnd={end} />;
  return (
    <Dialog open onClose={change.onClose} title={title} size="form">
      <OpenSession counter={counter} why={ended} onOpen={open} />
    </Dialog>
  );
}

interface SessionChangeProps extends Omit<ChangeDialogProps, 'counter'> {
  session: CounterSessionDto;
  title: string;
  onEnd: (why: string | null) => void;
}

function SessionChange({ session, onEnd, title, receipt, act, onClose, onConverted }: SessionChangeProps) {
  const { isLocked, unlock } = useLock(session);
  const [dueOn, setDueOn] = useState('');
  const signed = (done: HandOverDto) => {
    onClose();
    if (done.waiting_change) {
      const description = `${receipt.recipient.name} signs on their own phone within 15 minutes.`;
      return toast({ tone: 'info', title: `${receipt.id} Waits for a Signature`, description });
    }
    toast({ tone: 'success', title: DONE_WORDS[act], description: `Receipt ${receipt.id}` });
    if (act === 'convert') onConverted(done);
  };
  const change = useChange({ receipt, session, act, onSigned: signed, onEnd });
  if (isLocked) return <Locked session={session} onUnlock={unlock} />;
  const { shown, hide, signing } = change;
  if (shown) {
    return (
      <SigningCover
        session={session}
        recipient={receipt.recipient}
        lines={shown.prepared.lines}
        words={signedWords(receipt, shown.dueAt)}
        signing={signing}
        onBack={hide}
      />
    );
  }
  const ask = { title, receipt, act, change, dueOn, onDueOn: setDueOn, onClose };
  return <AskDialog {...ask} />;
}

interface AskDialogProps extends Pick<ChangeDialogProps, 'receipt' | 'act' | 'onClose'> {
  title: string;
  change: ReturnType<typeof useChange>;
  /** The day that was chosen before; empty for none. */
  dueOn: string;
  onDueOn: (day: string) => void;
}

/** The first day until which a receipt may be extended: after the day on which it is due, and not before today. */
function firstDay(due: string | null): string {
  const today = localDay(new Date());
  if (due === null) return today;
  const next = new Date(due);
  next.setDate(next.getDate() + 1);
  return localDay(next) > today ? localDay(next) : today;
}

function daySchema(due: string | null) {
  const today = localDay(new Date());
  const first = firstDay(due);
  return yup.object({
    dueOn: yup
      .string()
      .required('Due date is required')
      .test('future', 'This day is over', (day) => day >= today)
      .test('later', `Choose a day after ${formatDate(due)}.`, (day) => day >= first),
  });
}

const LAST_DAY = 'The last day on which they are out.';

const descriptionOf = (act: TemporaryAct, { recipient }: HandOverDto): string =>
  act === 'extend'
    ? `The items stay with ${recipient.name} until another day. ${recipient.name} signs for it.`
    : `The items stay with ${recipient.name} on a hand receipt, without a due date. ${recipient.name} signs for it.`;

/** What is changed, before the device is turned to the recipient. */
function AskDialog({ title, receipt, act, change, dueOn, onDueOn, onClose }: AskDialogProps) {
  const online = useConnection((connection) => connection.online);
  const turn = (day: string) => {
    onDueOn(day);
    return change.show(act === 'extend' ? endOfDay(day) : null);
  };
  return (
    <FormDialog
      open
      discardable
      onClose={onClose}
      title={title}
      description={descriptionOf(act, receipt)}
      submitLabel={`Turn to ${receipt.recipient.name}`}
      initialValues={{ dueOn }}
      schema={act === 'extend' ? daySchema(receipt.due_at) : undefined}
      onSubmit={(values) => turn(values.dueOn)}
    >
      <Stack gap="4">
        {change.failure === null ? null : <FormError title={change.failure} />}
        <Facts receipt={receipt} />
        {act === 'extend' ? (
          <TextField
            name="dueOn"
            label="Due back on"
            type="date"
            min={firstDay(receipt.due_at)}
            hint={receipt.due_at ? `Due now ${formatDate(receipt.due_at)}. ${LAST_DAY}` : LAST_DAY}
          />
        ) : null}
        {online ? null : <Text color="fg.muted">Needs a connection.</Text>}
      </Stack>
    </FormDialog>
  );
}

function Facts({ receipt }: { receipt: HandOverDto }) {
  const { act_at: began, due_at: due } = receipt;
  const out = linesOut(receipt);
  return (
    <Box>
      <Text>
        {counted(out.length, 'item')} since <Mono>{formatDate(began)}</Mono>
        {due ? (
          <>
            , due <Mono>{formatDate(due)}</Mono>
          </>
        ) : null}
        .
      </Text>
      <Text as="small" color="fg.muted">
        {out.map(({ item }) => `${item.name} ${item.serial_number}`).join(', ')}
      </Text>
    </Box>
  );
}
