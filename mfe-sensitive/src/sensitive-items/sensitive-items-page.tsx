import { useUrlState } from '@hand-receipt/platform';
import { useKeptDecoder } from '@hand-receipt/scan';
import { ErrorState, lateDialog, PageBody, PageHeader, Stack, Tabs } from '@hand-receipt/ui';
import { ITEM_SCOPES } from './item-scopes';
import { ItemsFilters } from './items-filters';
import { ItemsView } from './items-view';
import { PageActions, VerifyItemsButton } from './page-actions';
import { SummaryStrip } from './summary-strip';
import { useItemList } from './use-item-list';
import { WithMe } from './with-me';
import { NotSensitive } from './not-sensitive';
import { useOpenItem } from './use-open-item';

const ItemDrawer = lateDialog(() => import('../item-details/item-drawer'));
const VerifyItems = lateDialog(() => import('../verify-items/verify-items'));
const Inventories = lateDialog(() => import('../inventories/inventories'));
const Schedules = lateDialog(() => import('../schedules/schedules'));

/** What must be counted: how far today's count is, and every sensitive item with its last six checks. */
export default function SensitiveItemsPage() {
  const url = useUrlState();
  useKeptDecoder();
  const isScanning = Boolean(url.get('verify') || url.get('inventory'));
  const list = useItemList({ isPaused: isScanning });
  const opened = useOpenItem(list.items, list.query.data !== undefined && !list.query.hasNextPage);

  return (
    <PageBody>
      <PageHeader
        caption="Equipment"
        title="Sensitive Items"
        actions={<PageActions />}
        phoneAction={<VerifyItemsButton variant="ghost" />}
      />
      <Stack gap="4" marginBottom="4">
        <SummaryStrip isPaused={isScanning} />
        {opened.isMissing ? (
          <ErrorState title="Property not found" message="It does not exist, or you may not see it." />
        ) : null}
        {opened.notSensitive ? <NotSensitive item={opened.notSensitive} /> : null}
      </Stack>
      <Tabs
        label="Sensitive items"
        tabs={ITEM_SCOPES}
        value={list.scope}
        onChange={(scope) => list.setFilters({ tab: scope === ITEM_SCOPES[0].value ? '' : scope })}
      >
        <ItemsFilters list={list} onFound={opened.open} />
        <ItemsView list={list} onOpen={opened.open} />
        {list.scope === 'assigned' && (list.query.data || !list.query.isError) ? (
          <WithMe filters={list.filters} isPaused={isScanning} onOpen={opened.open} />
        ) : null}
      </Tabs>
      {opened.item ? <ItemDrawer item={opened.item} onClose={opened.close} /> : null}
      {isScanning ? <VerifyItems onClose={() => url.set({ verify: '', inventory: '' })} /> : null}
      {url.get('inventories') ? <Inventories onClose={() => url.set({ inventories: '' })} /> : null}
      {url.get('schedules') ? <Schedules onClose={() => url.set({ schedules: '' })} /> : null}
    </PageBody>
  );
}
