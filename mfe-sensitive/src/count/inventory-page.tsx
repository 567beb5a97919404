import type { SensitiveInventoryDto } from '@hand-receipt/contracts';
import { statusOf, useParams } from '@hand-receipt/platform';
import { useKeptDecoder } from '@hand-receipt/scan';
import { EmptyState, ErrorState, LoadingRows, PageBody, PageHeader, useIsPhone } from '@hand-receipt/ui';
import { ClosedInventory } from '../report/closed-inventory';
import { useCount } from '../verify-items/use-count';
import { DesktopCount } from './desktop-count';
import { PhoneCount } from './phone-count';
import { PlannedInventory } from './planned-inventory';

/** One inventory: what is planned, the count while it is open, its result once it is closed. */
export default function InventoryPage() {
  const { id = '' } = useParams();
  return <Inventory key={id} id={id} />;
}

/** Planned, or skipped: its list is drawn when it opens, so it has no lines. */
const wasNotOpened = ({ state, progress }: SensitiveInventoryDto): boolean =>
  state === 'planned' || (state === 'cancelled' && progress.expected === 0);

function Inventory({ id }: { id: string }) {
  const count = useCount(id);
  const isPhone = useIsPhone();
  useKeptDecoder();
  const { query, here } = count;
  if (here?.inventory.state === 'closed') return <ClosedInventory inventory={here.inventory} />;
  if (here && wasNotOpened(here.inventory)) return <PlannedInventory id={id} title={here.inventory.title} />;
  if (here) {
    return isPhone ? <PhoneCount count={count} here={here} /> : <DesktopCount count={count} here={here} />;
  }
  return (
    <PageBody>
      <PageHeader title="Inventory" caption="Inventories" />
      {statusOf(query.error) === 404 ? (
        <EmptyState title="Inventory not found" hint="It is of another unit, or there is none." />
      ) : query.error ? (
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
