import { reasonOf, statusOf } from '@hand-receipt/platform';
import { toast } from '@hand-receipt/ui';
import { FormDialog, FormError } from '@hand-receipt/ui/forms';
import { type ComponentProps, type ReactNode, useState } from 'react';

type FormValues = Record<string, unknown>;
type FormDialogProps<V extends FormValues> = ComponentProps<typeof FormDialog<V>>;

interface ActDialogProps<V extends FormValues> extends Pick<
  FormDialogProps<V>,
  'title' | 'description' | 'submitLabel' | 'submitIcon' | 'discardable' | 'initialValues' | 'schema'
> {
  /** Does it. A refusal is shown in the form, which keeps what was typed. */
  onSend: (values: V) => Promise<unknown>;
  /** Said once it is done. */
  done: { title: string; description?: string };
  onClose: () => void;
  children: ReactNode;
}

/** The form of one act of a clearance: it closes once the act is done. */
export function ActDialog<V extends FormValues>({
  onSend,
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
      {failure && (
        <FormError
          title={statusOf(failure) === 0 ? 'Needs a connection.' : (reasonOf(failure) ?? failure.message)}
        >
          What you typed is still here.
        </FormError>
      )}
    </FormDialog>
  );
}
