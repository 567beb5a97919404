import { useCurrentUser, useQuery } from '@hand-receipt/platform';
import { StatusBadge, formatDateTime } from '@hand-receipt/ui';
import { type ShownHistory, itemCheck } from '../device/device-queries';

/** Only ever from a check that this browser made, whose time it tells; without one there is nothing to show. */
export function ChainBadge({ history }: { history: ShownHistory }) {
  const { id } = useCurrentUser();
  const { data, error, dataUpdatedAt } = useQuery(itemCheck(id, history));
  // A check that could not be made leaves the verdict of the one before it in `data`.
  if (error || !data?.verified || history.shown.length === 0) return null;
  const checkedAt = `Checked by this browser ${formatDateTime(dataUpdatedAt)}`;
  return <StatusBadge status="verified" variant="badge" label="Chain intact" tooltip={checkedAt} />;
}
