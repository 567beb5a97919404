import { type ReactNode, useRef } from 'react';
import { Button } from '../buttons/button';
import { Dialog } from './dialog';

interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: string;
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** `danger` paints the action red and starts focus on Cancel. */
  tone?: 'normal' | 'danger';
  working?: boolean;
  /** It cannot be confirmed; the content says why. */
  blocked?: boolean;
  icon?: ReactNode;
  /** Form cells that restate what will change. */
  children?: ReactNode;
}

/** Asks before something that counts. While working both buttons are disabled and nothing closes it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, onConfirm, title, description, confirmLabel, cancelLabel = 'Cancel' } = props;
  const { tone = 'normal', working = false, blocked = false, icon, children } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);

  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      title={title}
      description={description}
      busy={working}
      initialFocus={tone === 'danger' || blocked ? cancel : confirm}
      footer={
        <>
          <Button ref={cancel} onClick={onClose} disabled={working}>
            {cancelLabel}
          </Button>
          <Button
            ref={confirm}
            variant={tone === 'danger' ? 'danger' : 'primary'}
            icon={icon}
            working={working}
            disabled={blocked}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
