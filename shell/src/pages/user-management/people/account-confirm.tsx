import { useMutation } from '@hand-receipt/platform';
import { ConfirmDialog } from '@hand-receipt/ui';
import { FormError } from '@hand-receipt/ui/forms';
import type { ReactNode } from 'react';

interface AccountConfirmProps<A> {
  personId: string;
  /** Takes the person's id. */
  act: Parameters<typeof useMutation<A, Error, string>>[0];
  title: string;
  description: ReactNode;
  confirmLabel: string;
  /** Heads what the server says against it. */
  refusedTitle: string;
  tone?: 'normal' | 'danger';
  /** What is to be known before it can be confirmed is still on its way. */
  waiting?: boolean;
  /** It cannot be confirmed; the description says why. */
  blocked?: boolean;
  onDone: (answer: A) => void;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks before something is done to an account, and stays open with the reason where it was refused. */
export function AccountConfirm<A>(props: AccountConfirmProps<A>) {
  const { personId, act, refusedTitle, waiting = false, onDone, children, ...dialog } = props;
  const { mutate, isPending, error } = useMutation(act);
  return (
    <ConfirmDialog
      {...dialog}
      open
      working={isPending || waiting}
      onConfirm={() => mutate(personId, { onSuccess: onDone })}
    >
      {children}
      {error ? <FormError title={refusedTitle}>{error.message}</FormError> : null}
    </ConfirmDialog>
  );
}
