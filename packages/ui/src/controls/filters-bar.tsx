import { SlidersHorizontalIcon, XIcon } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../buttons/button';
import { IconButton } from '../buttons/icon-button';
import { Dialog } from '../overlay/dialog';
import { useIsPhone } from '../theme/use-is-phone';
import './filters.css';

export interface FilterChip {
  /** 'Status: Pending' */
  label: string;
  onRemove: () => void;
}

interface FiltersBarProps {
  search?: ReactNode;
  /** The selects; on a phone they move into a sheet. */
  children?: ReactNode;
  /** Active filters, shown on a phone where the selects are out of sight. */
  chips?: readonly FilterChip[];
  onReset?: () => void;
  resetDisabled?: boolean;
  resetLabel?: string;
  /** '112 items' */
  resultText?: string;
  /** At the far right: a density toggle. */
  tools?: ReactNode;
}

function Chips({ chips }: { chips: readonly FilterChip[] }) {
  return (
    <ul className="hr-chips">
      {chips.map(({ label, onRemove }) => (
        <li key={label}>
          <button type="button" className="hr-chip" aria-label={`Remove filter ${label}`} onClick={onRemove}>
            {label}
            <XIcon size={14} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Announced as it changes, so that it is there before it says anything. */
const Result = ({ text }: { text?: string }) => (
  <span className="hr-filters-result" role="status">
    {text}
  </span>
);

/** The bar on a phone: its selects in a sheet, and what is chosen in them as chips. */
function PhoneFilters({
  search,
  children,
  chips = [],
  onReset,
  resetDisabled,
  resetLabel,
  resultText,
}: FiltersBarProps) {
  const [sheetOpen, setSheetOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const reset = (onClick?: () => void) =>
    onClick ? (
      <Button variant="ghost" onClick={onClick} disabled={resetDisabled}>
        {resetLabel}
      </Button>
    ) : null;
  const resetChips = () => {
    // The button goes with the chips.
    opener.current?.focus();
    onReset?.();
  };
  return (
    <div className="hr-filters">
      {search}
      {children ? (
        <IconButton
          ref={opener}
          label="Filters"
          icon={<SlidersHorizontalIcon size={18} />}
          size="l"
          bordered
          aria-haspopup="dialog"
          onClick={() => setSheetOpen(true)}
        />
      ) : null}
      {chips.length > 0 ? (
        <div className="hr-filters-chips">
          <Chips chips={chips} />
          {reset(onReset && resetChips)}
        </div>
      ) : null}
      <Result text={resultText} />
      <Dialog
        open={sheetOpen}
        onClose={() => setSheetOpen(false)}
        title="Filters"
        footer={
          <>
            {reset(onReset)}
            <Button variant="primary" onClick={() => setSheetOpen(false)}>
              Done
            </Button>
          </>
        }
      >
        <div className="hr-filters-sheet">{children}</div>
      </Dialog>
    </div>
  );
}

/** Search first, then selects, Reset, and the count of results at the right. */
export function FiltersBar({ resetLabel = 'Reset', ...props }: FiltersBarProps) {
  const { search, children, onReset, resetDisabled, resultText, tools } = props;
  const isPhone = useIsPhone();
  if (isPhone) return <PhoneFilters {...props} resetLabel={resetLabel} />;
  return (
    <div className="hr-filters">
      {search}
      {children}
      {onReset ? (
        <Button variant="ghost" onClick={onReset} disabled={resetDisabled}>
          {resetLabel}
        </Button>
      ) : null}
      <Result text={resultText} />
      {tools}
    </div>
  );
}
