import { EllipsisIcon, XIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../buttons/icon-button';
import { formatCount } from '../counts/format-count';
import { useIsPhone } from '../theme/use-is-phone';
import './filters.css';

interface SelectionBarProps {
  /** Nothing is drawn at 0. */
  count: number;
  onClear: () => void;
  /** The one light button: Export DA 2062. */
  keyAction?: ReactNode;
  /** Ghost buttons; on a phone behind an ellipsis. */
  children?: ReactNode;
}

/** What can be done with the chosen rows. Floats above the bottom of the page. */
export function SelectionBar({ count, onClear, keyAction, children }: SelectionBarProps) {
  const isPhone = useIsPhone();
  const [moreOpen, setMoreOpen] = useState(false);
  if (count === 0) return null;

  return (
    <section className="hr-selection" aria-label="Selection">
      {isPhone && moreOpen ? <div className="hr-selection-more">{children}</div> : null}
      <span className="hr-selection-count" role="status">
        {formatCount(count)} selected
      </span>
      {isPhone ? null : <span className="hr-selection-actions">{children}</span>}
      {isPhone && children ? (
        <IconButton
          label="More actions"
          icon={<EllipsisIcon size={20} />}
          tooltip=""
          aria-expanded={moreOpen}
          onClick={() => setMoreOpen(!moreOpen)}
        />
      ) : null}
      {keyAction}
      <IconButton label="Clear selection" icon={<XIcon />} onClick={onClear} />
    </section>
  );
}
