import { SCAN_LOOKS } from './scan-looks';
import type { ScanState } from './scan-entry';

/** How a code ended: its icon and its color, and both in words. */
export function ScanMark({ state }: { state: ScanState }) {
  const { Icon, label, tone } = SCAN_LOOKS[state];
  return (
    <span className="hr-status" data-tone={tone}>
      <Icon size={14} strokeWidth={2} />
      {label}
    </span>
  );
}
