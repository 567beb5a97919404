import { type ComponentProps, type ReactNode, useState } from 'react';
import { toast, type ToastMessage } from '../feedback/toast-store';
import { FormDialog } from './form-dialog';
import { FormError } from './form-parts';

type FormValues = Record<string, unknown>;
type FormDialogProps<V extends FormValues> = ComponentProps<typeof FormDialog<V>>;

export interface ActDialogProps<V extends FormValues> extends Omit<
  FormDialogProps<V>,
  'open' | 'onSubmit' | 'onError'
> {
  /** Does it. A refusal is shown in the form, which keeps what was typed. */
  onSend: (values: V) => Promise<unknown>;
  /** A refusal in one sentence. */
  refusalOf: (failure: Error) => string;
  /** Said once it is done. */
  done: Omit<ToastMessage, 'tone'>;
  onClose: () => void;
  children: ReactNode;
}

/** The form of one act: it closes once the act is done. */
export function ActDialog<V extends FormValues>({
  onSend,
  refusalOf,
  done,
  onClose,
  children,
  ...form
}: ActDialogProps<V>) {
  const [failure, setFailure] = useState<Error | null>(null);

  async function submit(values: V) {
    setFailure(null);
    await onSend(values);
    toast({ tone: 'success', ...done });
    onClose();
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      size="confirm"
      {...form}
      onSubmit={submit}
      onError={(error) => setFailure(error as Error)}
    >
      {children}
      {failure && <FormError title={refusalOf(failure)}>What you typed is still here.</FormError>}
    </FormDialog>
  );
}
