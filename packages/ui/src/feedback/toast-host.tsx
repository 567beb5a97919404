import { TOAST } from '@hand-receipt/contracts';
import { XIcon } from 'lucide-react';
import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../buttons/icon-button';
import { Link } from '../buttons/link';
import './toast.css';
import { dismissToast, readToast, type ShownToast, subscribeToToast } from './toast-store';
import { TONE_ICONS } from './tone-icons';
import { useClearOfButtons } from './use-clear-of-buttons';
import { useRoomForToast } from './use-room-for-toast';

/** Counts down while `running`; a pause keeps what is left. */
function useCountdown(ms: number, running: boolean, onEnd: () => void) {
  const left = useRef(ms);
  const end = useRef(onEnd);
  end.current = onEnd;

  useEffect(() => {
    if (!running) return;
    const started = Date.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - started;
    };
  }, [running]);
}

const focusPage = () => document.querySelector('main')?.focus({ preventScroll: true });

function ToastCard({ id, title, description, link, tone = 'info' }: ShownToast) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const focusedBefore = useRef<EventTarget | null>(null);
  useCountdown(TOAST.durationMs, !hovered && !focused, () => dismissToast(id));
  const Icon = TONE_ICONS[tone];

  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    setFocused(true);
    if (!currentTarget.contains(relatedTarget)) focusedBefore.current = relatedTarget;
  };
  // The focus goes with the button that had it.
  const dismiss = () => {
    dismissToast(id);
    if (focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus({ preventScroll: true });
  };
  const follow = () => {
    dismissToast(id);
    focusPage();
  };

  return (
    <div
      className="hr-toast"
      data-tone={tone}
      role={tone === 'danger' ? 'alert' : 'status'}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={onFocus}
      onBlur={() => setFocused(false)}
    >
      <Icon size={18} />
      <div className="hr-toast-text">
        <b>{title}</b>
        {description ? <p>{description}</p> : null}
        {link ? (
          <Link to={link.to} ownLine onClick={follow}>
            {link.label}
          </Link>
        ) : null}
      </div>
      <IconButton size="s" label="Dismiss" tooltip="" icon={<XIcon />} onClick={dismiss} />
    </div>
  );
}

/**
 * Where the one toast of the page is drawn: bottom right, on a phone above the bottom bar, and above the
 * buttons of a drawer or dialog. Outside the application's
 * root and marked as an announcer, so that an open dialog does not hide it from readers.
 */
export function ToastHost() {
  const shown = useSyncExternalStore(subscribeToToast, readToast);
  const host = useRef<HTMLDivElement>(null);
  const bottom = useClearOfButtons(host, Boolean(shown));
  useRoomForToast(host, shown?.id);
  return createPortal(
    <div
      ref={host}
      className="hr-toasts"
      data-live-announcer=""
      style={{ maxWidth: TOAST.maxWidthPx, bottom }}
    >
      {shown ? <ToastCard key={shown.id} {...shown} /> : null}
    </div>,
    document.body,
  );
}
