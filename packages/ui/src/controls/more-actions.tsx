import { EllipsisIcon } from 'lucide-react';
import { type FocusEvent, type ReactNode, useState } from 'react';
import { IconButton } from '../buttons/icon-button';
import './action-menu.css';
import { usePlaceUnder } from './use-place-under';

interface MoreActionsProps {
  /** Names the button and what it opens: 'More actions, M4A1 Carbine W123456'. */
  label: string;
  size?: 's' | 'm';
  /** Buttons with their words. They stay mounted, since a dialog may be open that one of them has opened. */
  children: ReactNode;
}

/** Buttons for which a row has no room. */
export function MoreActions({ label, size = 's', children }: MoreActionsProps) {
  const { root, place, toggle, hide } = usePlaceUnder();
  const [wasOpened, setWasOpened] = useState(false);
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) hide();
  };
  return (
    <span ref={root} onBlur={onBlur}>
      <IconButton
        size={size}
        label={label}
        tooltip="More actions"
        icon={<EllipsisIcon />}
        aria-expanded={place !== null}
        onClick={() => {
          setWasOpened(true);
          toggle();
        }}
      />
      {wasOpened ? (
        <div
          className="hr-menu hr-more"
          role="group"
          aria-label={label}
          style={place ?? undefined}
          hidden={!place}
        >
          {children}
        </div>
      ) : null}
    </span>
  );
}
