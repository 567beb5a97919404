import { EllipsisIcon } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '../buttons/icon-button';
import './action-menu.css';
import { usePlaceUnder } from './use-place-under';

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

/** The menu of a row. */
export function ActionMenu({ label, items }: ActionMenuProps) {
  const { root, place, toggle, hide, close } = usePlaceUnder();
  const menu = useRef<HTMLDivElement>(null);
  const open = place !== null;

  useEffect(() => {
    if (open) menu.current?.querySelector<HTMLElement>('[role=menuitem]:enabled')?.focus();
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') hide();
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
        onClick={toggle}
      />
      {open ? (
        <div ref={menu} className="hr-menu" role="menu" aria-label={label} style={place}>
          {items.map((item) => (
            <button
              key={item.label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              disabled={item.disabled}
              data-danger={item.danger || undefined}
              onKeyDown={onKeyDown}
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
