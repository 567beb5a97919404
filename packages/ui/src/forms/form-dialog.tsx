import { type FormikValues, useFormikContext } from 'formik';
import { type ReactNode, useEffect, useId } from 'react';
import { Button } from '../buttons/button';
import { Dialog } from '../overlay/dialog';
import { FormElement, type FormSettings, FormState } from './form';
import { SubmitButton } from './form-parts';

interface FormDialogText {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  submitLabel: string;
  cancelLabel?: string;
  submitIcon?: ReactNode;
  size?: 'confirm' | 'form';
  children: ReactNode;
}

function FormDialogBody(props: FormDialogText) {
  const {
    open,
    onClose,
    submitLabel,
    cancelLabel = 'Cancel',
    submitIcon,
    size = 'form',
    children,
    ...text
  } = props;
  const id = useId();
  const { isSubmitting, resetForm } = useFormikContext();

  // Opened again, it starts afresh.
  useEffect(() => {
    if (open) resetForm();
  }, [open, resetForm]);

  return (
    <Dialog
      {...text}
      open={open}
      onClose={onClose}
      size={size}
      busy={isSubmitting}
      footer={
        <>
          <Button onClick={onClose} disabled={isSubmitting}>
            {cancelLabel}
          </Button>
          <SubmitButton form={id} icon={submitIcon}>
            {submitLabel}
          </SubmitButton>
        </>
      }
    >
      <FormElement id={id} label={text.title}>
        {children}
      </FormElement>
    </Dialog>
  );
}

/** A form in a dialog: Cancel and the action in the footer; nothing closes it while it submits. */
export function FormDialog<V extends FormikValues>(props: FormSettings<V> & FormDialogText) {
  const { initialValues, schema, onSubmit, onError, ...text } = props;
  return (
    <FormState initialValues={initialValues} schema={schema} onSubmit={onSubmit} onError={onError}>
      <FormDialogBody {...text} />
    </FormState>
  );
}
