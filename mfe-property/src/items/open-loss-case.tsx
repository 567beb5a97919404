import type { PropertyItem } from '@hand-receipt/contracts';
import { lossCaseQueries } from '@hand-receipt/data';
import { useQuery } from '@hand-receipt/platform';
import { Alert, Link } from '@hand-receipt/ui';

/** The loss case of an item that is Lost or missing, where the reader may see it. */
export function OpenLossCase({ item }: { item: PropertyItem }) {
  const { data: cases = [] } = useQuery(lossCaseQueries.ofItem(item.id));
  const open = cases.find(({ state }) => state !== 'closed');
  if (!open) return null;
  return (
    <Alert tone="warning" title={`Loss case ${open.id} is open`} announce={false}>
      <Link to={`/loss-cases/${open.id}`} ownLine>
        Open the loss case
      </Link>
    </Alert>
  );
}
