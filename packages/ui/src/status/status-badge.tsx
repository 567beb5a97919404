import { displayStatus, type MissingDto, type PropertyStatus } from '@hand-receipt/contracts';
import { formatDate } from '../dates/dates';
import './status.css';
import { type KnownStatus, statusLook } from './status-look';

interface StatusBadgeProps {
  /** A status of the contracts, in any case; another word is shown neutral. */
  status: KnownStatus | (string & {});
  /** `plain` in tables; `badge` has an edge and a ground, for cards and headers. */
  variant?: 'plain' | 'badge';
  /** In place of the status's own words. */
  label?: string;
  tooltip?: string;
}

/** Icon and words, always both. */
export function StatusBadge({ status, variant = 'plain', label, tooltip }: StatusBadgeProps) {
  const look = statusLook(status);
  const Icon = look.icon;
  return (
    <span className="hr-status" data-tone={look.tone} data-variant={variant} data-tooltip={tooltip}>
      <Icon size={14} strokeWidth={2} />
      {label ?? look.label}
    </span>
  );
}

/**
 * The status of an item as lists show it; the tooltip has the exact one where the two differ. What a count did not see
 * reads so before every status.
 */
export function ItemStatusBadge({
  status,
  missing = null,
  variant,
}: {
  status: PropertyStatus;
  /** Set where a closed count did not see it. */
  missing?: MissingDto;
  variant?: 'plain' | 'badge';
}) {
  if (missing) {
    const tooltip = `Not seen in ${missing.countId}, ${formatDate(missing.since)}. Status: ${status}`;
    return <StatusBadge status="missing-in-count" variant={variant} tooltip={tooltip} />;
  }
  const shown = displayStatus(status);
  return <StatusBadge status={shown} variant={variant} tooltip={shown === status ? undefined : status} />;
}
