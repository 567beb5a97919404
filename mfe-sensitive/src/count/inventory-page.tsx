import { useParams } from '@hand-receipt/platform';
import { useKeptDecoder } from '@hand-receipt/scan';
import { ErrorState, LoadingRows, PageBody, PageHeader, useIsPhone } from '@hand-receipt/ui';
import { ClosedInventory } from '../report/closed-inventory';
import { useCount } from '../verify-items/use-count';
import { DesktopCount } from './desktop-count';
import { PhoneCount } from './phone-count';

/** One inventory: the count while it is open, its result once it is closed. */
export default function InventoryPage() {
  const { id = '' } = useParams();
  return <Inventory key={id} id={id} />;
}

function Inventory({ id }: { id: string }) {
  const count = useCount(id);
  const isPhone = useIsPhone();
  useKeptDecoder();
  const { query, here } = count;
  if (here?.inventory.state === 'closed') return <ClosedInventory inventory={here.inventory} />;
  if (here) {
    return isPhone ? <PhoneCount count={count} here={here} /> : <DesktopCount count={count} here={here} />;
  }
  return (
    <PageBody>
      <PageHeader title="Inventory" caption="Inventories" />
      {query.error ? (
        <ErrorState
          title="Failed to load the inventory"
          message={query.error.message}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : (
        <LoadingRows text="Loading the inventory..." rows={3} />
      )}
    </PageBody>
  );
}
