import { Dialog as ChakraDialog } from '@chakra-ui/react/dialog';
import { XIcon } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { IconButton } from '../buttons/icon-button';
import { Modal } from './modal';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  /** Escape, Back, or a press on the ground behind; `onClose` unless given. */
  onDismiss?: () => void;
  /** A step of the router's own opens it, such as a link to an item: Back takes that step back. */
  ownAddress?: boolean;
  title: string;
  description?: ReactNode;
  /** 520 px, or 640 px for forms. On a phone a full-height sheet. */
  size?: 'confirm' | 'form';
  /** Cancel, then the action. */
  footer?: ReactNode;
  initialFocus?: RefObject<HTMLElement | null>;
  busy?: boolean;
  role?: 'dialog' | 'alertdialog';
  children?: ReactNode;
}

export function Dialog({
  title,
  description,
  size = 'confirm',
  footer,
  busy,
  children,
  ...modal
}: DialogProps) {
  return (
    <Modal placement="centre" surface={`hr-dialog hr-dialog-${size}`} busy={busy} {...modal}>
      <header className="hr-dialog-head">
        <ChakraDialog.Title className="hr-dialog-title" unstyled>
          {title}
        </ChakraDialog.Title>
        {modal.role === 'alertdialog' ? null : (
          <IconButton label="Close" tooltip="" icon={<XIcon />} disabled={busy} onClick={modal.onClose} />
        )}
      </header>
      <div className="hr-dialog-body">
        {description ? (
          <ChakraDialog.Description className="hr-dialog-text" unstyled>
            {description}
          </ChakraDialog.Description>
        ) : null}
        {children}
      </div>
      {footer ? <footer className="hr-dialog-foot">{footer}</footer> : null}
    </Modal>
  );
}
