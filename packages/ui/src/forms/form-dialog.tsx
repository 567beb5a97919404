import { type FormikValues, useFormikContext } from 'formik';
import { type ReactNode, useEffect, useId, useMemo } from 'react';
import { Button } from '../buttons/button';
import { toast } from '../feedback/toast-store';
import { Dialog } from '../overlay/dialog';
import { useDiscardQuestion } from '../overlay/use-discard-question';
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
  /** False while something is still being read that a person must see before they submit. */
  ready?: boolean;
  size?: 'confirm' | 'form';
  /** What was entered may go unasked: it has done its work already. */
  discardable?: boolean;
  /** What was entered is kept as a draft: closing the form says so instead of asking. */
  keepsDraft?: boolean;
  /** A step of the router's own opens it, such as a link to an item: Back takes that step back. */
  ownAddress?: boolean;
  /** Other acts, before Cancel and the action. */
  actions?: ReactNode;
  children: ReactNode;
}

const ANY_FIELD = ':is(input, select, textarea):enabled:not([readonly])';

/** A person has something to do in it: it is a choice, or empty and required. */
const isOpen = (field: HTMLInputElement): boolean =>
  ['checkbox', 'radio', 'file'].includes(field.type) ||
  (field.value === '' && field.closest('[data-optional]') === null);

/**
 * The first field of a form as it is when the dialog opens: the one that asks for the focus, or the first choice or empty
 * required field, or the topmost.
 */
function useFirstField(formId: string) {
  return useMemo(
    () => ({
      get current() {
        const form = document.getElementById(formId);
        const fields = [...(form?.querySelectorAll<HTMLInputElement>(ANY_FIELD) ?? [])];
        return (
          form?.querySelector<HTMLElement>('[data-autofocus]') ?? fields.find(isOpen) ?? fields[0] ?? null
        );
      },
    }),
    [formId],
  );
}

const sayDraftKept = () =>
  toast({ tone: 'info', title: 'Draft kept on this device', description: 'Open the form again to send it.' });

function FormDialogBody(props: FormDialogText) {
  const {
    open,
    onClose,
    submitLabel,
    cancelLabel = 'Cancel',
    submitIcon,
    ready = true,
    size = 'form',
    discardable = false,
    keepsDraft = false,
    actions,
    children,
    ...text
  } = props;
  const id = useId();
  const firstField = useFirstField(id);
  const { dirty, isSubmitting, resetForm } = useFormikContext();
  const wouldLose = open && dirty && !discardable && !keepsDraft;
  const leave = () => {
    if (keepsDraft && dirty) sayDraftKept();
    onClose();
  };
  const { dismiss, question } = useDiscardQuestion({ wouldLose, title: text.title, onClose: leave });

  // Opened again, it starts afresh.
  useEffect(() => {
    if (open) resetForm();
  }, [open, resetForm]);

  return (
    <>
      <Dialog
        {...text}
        open={open}
        onClose={dismiss}
        size={size}
        busy={isSubmitting}
        initialFocus={firstField}
        footer={
          <>
            {actions}
            <Button onClick={dismiss} disabled={isSubmitting}>
              {cancelLabel}
            </Button>
            <SubmitButton form={id} icon={submitIcon} disabled={!ready}>
              {submitLabel}
            </SubmitButton>
          </>
        }
      >
        <FormElement id={id} label={text.title}>
          {children}
        </FormElement>
      </Dialog>
      {question}
    </>
  );
}

/**
 * A form in a dialog: Cancel and the action in the footer. Nothing closes it while it submits. Every way out, Cancel
 * and a reload of the page among them, asks before it throws away what was entered, or says that a draft is kept.
 */
export function FormDialog<V extends FormikValues>(props: FormSettings<V> & FormDialogText) {
  const { initialValues, schema, onSubmit, onError, ...text } = props;
  return (
    <FormState initialValues={initialValues} schema={schema} onSubmit={onSubmit} onError={onError}>
      <FormDialogBody {...text} />
    </FormState>
  );
}
