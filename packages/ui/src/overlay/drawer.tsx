import { Dialog as ChakraDialog } from '@chakra-ui/react/dialog';
import { ChevronDownIcon, ChevronUpIcon, XIcon } from 'lucide-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import { CopyButton } from '../buttons/copy-button';
import { IconButton } from '../buttons/icon-button';
import { Label, Mono } from '../text/text';
import { Modal } from './modal';

interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title: string;
  caption?: string;
  /** In mono beside the title, with a button to copy it. */
  serial?: string;
  /** Right 640 px for details; left 400 px beside the sidebar (`--sidebar-width`). On a phone a full-height sheet. */
  placement?: 'right' | 'left';
  /** At the right of the header, before previous, next and Close. */
  headerActions?: ReactNode;
  /** A `TabList` under the title. */
  tabs?: ReactNode;
  /** Pinned under the scrolling body. */
  footer?: ReactNode;
  onPrevious?: () => void;
  onNext?: () => void;
  /** Where focus starts; Close unless given, so that what is read first is the title. */
  initialFocus?: RefObject<HTMLElement | null>;
  busy?: boolean;
  /** A step of the router's own opens it, such as a link to an item: Back takes that step back. */
  ownAddress?: boolean;
  children?: ReactNode;
}

interface StepsProps {
  onPrevious?: () => void;
  onNext?: () => void;
}

/** Walks the list behind the drawer without closing it. */
function Steps({ onPrevious, onNext }: StepsProps) {
  if (!onPrevious && !onNext) return null;
  return (
    <>
      <IconButton label="Previous" icon={<ChevronUpIcon />} disabled={!onPrevious} onClick={onPrevious} />
      <IconButton label="Next" icon={<ChevronDownIcon />} disabled={!onNext} onClick={onNext} />
    </>
  );
}

export function Drawer(props: DrawerProps) {
  const { title, caption, serial, placement = 'right', headerActions, tabs, footer, children } = props;
  const { open, onClose, onPrevious, onNext, busy, ownAddress } = props;
  const close = useRef<HTMLButtonElement>(null);
  const { initialFocus = close } = props;
  return (
    <Modal
      open={open}
      onClose={onClose}
      busy={busy}
      ownAddress={ownAddress}
      initialFocus={initialFocus}
      placement={placement}
      surface={`hr-drawer hr-drawer-${placement}`}
    >
      <header className="hr-drawer-head" data-tabs={tabs ? true : undefined}>
        <div className="hr-drawer-name">
          {caption ? <Label as="p">{caption}</Label> : null}
          <div>
            <ChakraDialog.Title className="hr-dialog-title" unstyled>
              {title} {serial ? <Mono>{serial}</Mono> : null}
            </ChakraDialog.Title>
            {serial ? <CopyButton value={serial} label={`Copy ${serial}`} /> : null}
          </div>
        </div>
        {headerActions}
        <Steps onPrevious={onPrevious} onNext={onNext} />
        <IconButton ref={close} label="Close" tooltip="" icon={<XIcon />} onClick={onClose} disabled={busy} />
      </header>
      {tabs ? <div className="hr-drawer-tabs">{tabs}</div> : null}
      <div className="hr-drawer-body" data-flush={placement === 'left' || undefined}>
        {children}
      </div>
      {footer ? <footer className="hr-drawer-foot">{footer}</footer> : null}
    </Modal>
  );
}
