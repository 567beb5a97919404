import { EllipsisIcon } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '../buttons/icon-button';
import { useEscape } from '../overlay/use-escape';
import './action-menu.css';

export interface MenuAction {
  label: string;
  onSelect: () => void;
  icon?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
}

interface ActionMenuProps {
  /** Names the button and the menu: 'Actions, Sling M4'. */
  label: string;
  items: readonly MenuAction[];
}

/** Fixed under the button, so that no scrolling box cuts it off. */
function placeUnder(button: HTMLElement): CSSProperties {
  const box = button.getBoundingClientRect();
  const opensUp = box.bottom > window.innerHeight * 0.7;
  const vertical = opensUp ? { bottom: window.innerHeight - box.top + 4 } : { top: box.bottom + 4 };
  return { right: document.documentElement.clientWidth - box.right, ...vertical };
}

const isOnScreen = (button: HTMLElement): boolean => {
  const { top, bottom } = button.getBoundingClientRect();
  return bottom >= 0 && top <= window.innerHeight;
};

/** The menu of a row. */
export function ActionMenu({ label, items }: ActionMenuProps) {
  const [place, setPlace] = useState<CSSProperties | null>(null);
  const root = useRef<HTMLSpanElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const open = place !== null;

  useEffect(() => {
    if (!open) return;
    menu.current?.querySelector<HTMLElement>('[role=menuitem]:enabled')?.focus();
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setPlace(null);
    };
    // A page that still rolls after a flick of the finger takes the menu along.
    const follow = () => {
      const button = root.current?.querySelector('button');
      setPlace(button && isOnScreen(button) ? placeUnder(button) : null);
    };
    document.addEventListener('pointerdown', closeOutside);
    window.addEventListener('scroll', follow, true);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      window.removeEventListener('scroll', follow, true);
    };
  }, [open]);

  const close = () => {
    setPlace(null);
    root.current?.querySelector('button')?.focus();
  };
  useEscape(open, close);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') setPlace(null);
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const entries = [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]:enabled') ?? [])];
    const step = event.key === 'ArrowDown' ? 1 : -1;
    const current = entries.findIndex((entry) => entry === document.activeElement);
    entries[(current + step + entries.length) % entries.length]?.focus();
  };

  return (
    <span ref={root}>
      <IconButton
        label={label}
        icon={<EllipsisIcon />}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={(event) => setPlace(open ? null : placeUnder(event.currentTarget))}
      />
      {open ? (
        <div
          ref={menu}
          className="hr-menu"
          role="menu"
          aria-label={label}
          style={place}
          onKeyDown={onKeyDown}
        >
          {items.map((item) => (
            <button
              key={item.label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              disabled={item.disabled}
              data-danger={item.danger || undefined}
              onClick={() => {
                close();
                item.onSelect();
              }}
            >
              {item.icon}
              {item.label}
            </button>
          ))}
        </div>
      ) : null}
    </span>
  );
}
