import { Dialog as ChakraDialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { enterDialog } from './dialog-history';
import './overlay.css';
import './print.css';
import { openInTurn } from './open-in-turn';
import { focusAfter, rememberOpener } from './return-focus';

export interface ModalProps {
  open: boolean;
  onClose: () => void;
  /** Escape, Back, or a press on the ground behind; `onClose` unless given. */
  onDismiss?: () => void;
  /** A step of the router's own opens it, such as a link to an item: Back takes that step back. */
  ownAddress?: boolean;
  /** Work is under way: neither Escape, Back nor the ground behind closes it. */
  busy?: boolean;
  /** Where focus starts; the first control unless given. */
  initialFocus?: RefObject<HTMLElement | null>;
  role?: 'dialog' | 'alertdialog';
  surface: string;
  placement: 'centre' | 'right' | 'left';
  children: ReactNode;
}

/** Focus that a dialog before this one gives back as it closes is no wish to leave this one. */
const stay = (event: Event) => event.preventDefault();

/**
 * An open dialog makes the page deaf to the pointer, and hears it again a frame after it appears: its
 * content does not wait for that.
 */
const PRESSABLE = { display: 'contents', pointerEvents: 'auto' } as const;

/** A press on a toast is not a press outside the dialog. */
const toastHost = () => document.querySelector('.hr-toasts');

/**
 * Whether the dialog around this one is open. An address may open both at once, and React would put the inner one
 * under the outer one.
 */
const IsOuterOpen = createContext(true);

/** Opens after the dialog around it, and after any that opened at the same moment. */
function useOpenInTurn(isWanted: boolean) {
  const isNext = useContext(IsOuterOpen) && isWanted;
  const [turn, setTurn] = useState<'to come' | 'now' | 'past'>('to come');
  useLayoutEffect(() => {
    if (!isNext) return;
    const leave = openInTurn(() => setTurn('now'));
    return () => {
      leave();
      setTurn('past');
    };
  }, [isNext]);
  return { open: isNext && turn === 'now', wasOpen: turn !== 'to come' };
}

/** The ground, the trap of focus and the return of it, which dialogs and drawers share. */
export function Modal(props: ModalProps) {
  const {
    open: isWanted,
    onClose,
    onDismiss = onClose,
    ownAddress = false,
    busy,
    initialFocus,
    role,
    surface,
    placement,
    children,
  } = props;
  const { open, wasOpen } = useOpenInTurn(isWanted);
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (!open) return;
    opener.current = document.activeElement;
    rememberOpener();
  }, [open]);
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = busy ? () => undefined : onDismiss;
  });
  useEffect(() => {
    if (open && !ownAddress) return enterDialog({ dismiss: () => dismiss.current() });
  }, [open, ownAddress]);
  if (!wasOpen) return null;
  return (
    <ChakraDialog.Root
      unstyled
      lazyMount
      unmountOnExit
      open={open}
      role={role}
      onOpenChange={(details) => {
        if (!details.open) onDismiss();
      }}
      initialFocusEl={initialFocus ? () => initialFocus.current : undefined}
      finalFocusEl={() => focusAfter(opener.current)}
      closeOnEscape={!busy}
      closeOnInteractOutside={!busy}
      onFocusOutside={stay}
      persistentElements={[toastHost]}
    >
      <Portal>
        <ChakraDialog.Backdrop className="hr-scrim" data-placement={placement} />
        <ChakraDialog.Positioner className="hr-positioner" data-placement={placement}>
          <ChakraDialog.Content className={`hr-surface ${surface}`}>
            <div style={PRESSABLE}>
              <IsOuterOpen value={open}>{children}</IsOuterOpen>
            </div>
          </ChakraDialog.Content>
        </ChakraDialog.Positioner>
      </Portal>
    </ChakraDialog.Root>
  );
}
