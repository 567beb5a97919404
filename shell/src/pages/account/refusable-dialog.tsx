import { FormDialog, FormError, type FormSettings } from '@hand-receipt/ui/forms';
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';

type Values = Record<string, string | boolean>;

interface RefusableDialogProps<V extends Values>
  extends
    Omit<FormSettings<V>, 'onSubmit' | 'onError'>,
    Omit<ComponentProps<typeof FormDialog>, keyof FormSettings<V>> {
  /** Heads what the server says against it. */
  refusedTitle: string;
  /** What it throws is shown: at its field, or above the buttons. */
  onSubmit: (values: V) => Promise<unknown>;
  children: ReactNode;
}

/** A form in a dialog that says why it was refused. Opened again, it starts afresh. */
export function RefusableDialog<V extends Values>(props: RefusableDialogProps<V>) {
  const { refusedTitle, onSubmit, children, ...dialog } = props;
  const [refused, setRefused] = useState('');
  useEffect(() => setRefused(''), [dialog.open]);

  return (
    <FormDialog
      size="confirm"
      {...dialog}
      onSubmit={(values) => {
        setRefused('');
        return onSubmit(values);
      }}
      onError={(error) => setRefused(error instanceof Error ? error.message : String(error))}
    >
      {children}
      {refused ? <FormError title={refusedTitle}>{refused}</FormError> : null}
    </FormDialog>
  );
}
