import { SlidersHorizontalIcon, XIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
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

/** Search first, then selects, Reset, and the count of results at the right. */
export function FiltersBar(props: FiltersBarProps) {
  const {
    search,
    children,
    chips = [],
    onReset,
    resetDisabled,
    resetLabel = 'Reset',
    resultText,
    tools,
  } = props;
  const isPhone = useIsPhone();
  const [sheetOpen, setSheetOpen] = useState(false);
  const reset = onReset ? (
    <Button variant="ghost" onClick={onReset} disabled={resetDisabled}>
      {resetLabel}
    </Button>
  ) : null;

  if (!isPhone) {
    return (
      <div className="hr-filters">
        {search}
        {children}
        {reset}
        <span className="hr-filters-result" role="status">
          {resultText}
        </span>
        {tools}
      </div>
    );
  }
  return (
    <div className="hr-filters">
      {search}
      {children ? (
        <IconButton
          label="Filters"
          icon={<SlidersHorizontalIcon size={18} />}
          size="l"
          bordered
          aria-haspopup="dialog"
          onClick={() => setSheetOpen(true)}
        />
      ) : null}
      {chips.length > 0 ? <Chips chips={chips} /> : null}
      <Dialog
        open={sheetOpen}
        onClose={() => setSheetOpen(false)}
        title="Filters"
        footer={
          <>
            {reset}
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
