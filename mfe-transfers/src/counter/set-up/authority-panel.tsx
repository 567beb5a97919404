import type { CounterDetailDto } from '@hand-receipt/contracts';
import { counterMutations } from '@hand-receipt/data';
import { refusalOf, useCurrentUser, useMutation, useUrlState } from '@hand-receipt/platform';
import {
  Box,
  Button,
  ConfirmDialog,
  EmptyState,
  formatDate,
  Mono,
  Panel,
  PlainTable,
  toast,
} from '@hand-receipt/ui';
import { ActDialog, TextField, yup } from '@hand-receipt/ui/forms';
import { lastDay } from './last-day';

/** Holders in whose name the operators issue. Each gives and withdraws their own authority. */
export function AuthorityPanel({ counter }: { counter: CounterDetailDto }) {
  const { id } = useCurrentUser();
  const { get, set } = useUrlState();
  const mine = counter.authorities.find(({ holder }) => holder.id === id);
  const close = () => set({ dialog: '' });
  return (
    <Panel
      title="Issue in My Name"
      actions={
        mine ? (
          <Button size="s" onClick={() => set({ dialog: 'withdraw' })}>
            Withdraw Mine
          </Button>
        ) : (
          <Button size="s" onClick={() => set({ dialog: 'authority' })}>
            Give Authority
          </Button>
        )
      }
    >
      {counter.authorities.length === 0 ? (
        <Box p="4">
          <EmptyState
            title="No holder has let this counter issue in their name"
            hint="Operators issue what they hold themselves, and what nobody holds."
            align="left"
          />
        </Box>
      ) : (
        <PlainTable label="Issue in my name">
          <thead>
            <tr>
              <th scope="col">Holder</th>
              <th scope="col">Since</th>
              <th scope="col">Until</th>
            </tr>
          </thead>
          <tbody>
            {counter.authorities.map(({ holder, since, until }) => (
              <tr key={holder.id}>
                <th scope="row" data-name>
                  {holder.name}
                </th>
                <td>
                  <Mono>{formatDate(since)}</Mono>
                </td>
                <td>
                  <Mono>{lastDay(until)}</Mono>
                </td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      )}
      {get('dialog') === 'authority' ? <GiveDialog counter={counter} onClose={close} /> : null}
      {get('dialog') === 'withdraw' && mine ? <WithdrawDialog counter={counter} onClose={close} /> : null}
    </Panel>
  );
}

interface AuthorityDialogProps {
  counter: CounterDetailDto;
  onClose: () => void;
}

function GiveDialog({ counter, onClose }: AuthorityDialogProps) {
  const { mutateAsync } = useMutation(counterMutations.authority(counter.id));
  return (
    <ActDialog
      title={`Let ${counter.name} issue in your name?`}
      description="Its operators may hand over what you hold. You get a receipt of each, and you may withdraw this at any time."
      submitLabel="Give Authority"
      initialValues={{ until: '' }}
      schema={yup.object({ until: yup.string().required('End date is required') })}
      onSend={({ until }) => mutateAsync(until)}
      refusalOf={refusalOf}
      done={{ title: 'Authority Given' }}
      onClose={onClose}
    >
      <TextField name="until" label="Until" type="date" />
    </ActDialog>
  );
}

function WithdrawDialog({ counter, onClose }: AuthorityDialogProps) {
  const { mutate, isPending } = useMutation(counterMutations.authority(counter.id));
  const withdraw = () =>
    mutate(null, {
      onSuccess: () => {
        toast({ tone: 'success', title: 'Authority Withdrawn' });
        onClose();
      },
      onError: (error) =>
        toast({ tone: 'danger', title: 'Authority not withdrawn', description: refusalOf(error) }),
    });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={withdraw}
      working={isPending}
      title="Withdraw your authority?"
      description={`The operators of ${counter.name} no longer issue what you hold.`}
      confirmLabel="Withdraw"
    />
  );
}
