import { type ConsumableDto, type ExpiryState, expiryState, isLowStock } from '@hand-receipt/contracts';
import { formatDate, Mono, StatusBadge } from '@hand-receipt/ui';
import { localDay } from '@hand-receipt/data';

const EXPIRY: Record<Exclude<ExpiryState, 'good'>, { status: string; label: string }> = {
  expired: { status: 'overdue', label: 'Expired' },
  expiring: { status: 'pending', label: 'Expiring' },
};

/** Says that no more is on the shelf than the least that should be. */
export function LowStock({ item }: { item: ConsumableDto }) {
  return isLowStock(item) ? <StatusBadge status="deadline - supply" label="Low stock" /> : null;
}

/** The day after which it must not be used, and whether that is near or past; nothing where it keeps. */
export function Expiry({ item }: { item: ConsumableDto }) {
  const state = expiryState(item, localDay());
  if (!state) return null;
  return (
    <>
      <Mono>{formatDate(item.expirationDate)}</Mono> {state !== 'good' && <StatusBadge {...EXPIRY[state]} />}
    </>
  );
}
