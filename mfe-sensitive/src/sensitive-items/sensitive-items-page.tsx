import { Alert, PageBody, PageHeader, Stack, Tabs } from '@hand-receipt/ui';
import { lazy, Suspense } from 'react';
import { ITEM_SCOPES } from './item-scopes';
import { ItemsFilters } from './items-filters';
import { ItemsView } from './items-view';
import { SummaryStrip } from './summary-strip';
import { useItemList } from './use-item-list';
import { useOpenItem } from './use-open-item';

const ItemDrawer = lazy(() => import('../item-details/item-drawer'));

/** What must be counted: how far today's count is, and every sensitive item with its last six checks. */
export default function SensitiveItemsPage() {
  const list = useItemList();
  const opened = useOpenItem(list.items, list.query.isSuccess && !list.query.hasNextPage);

  return (
    <PageBody>
      <PageHeader caption="Equipment" title="Sensitive Items" />
      <Stack gap="4">
        <SummaryStrip />
        {opened.isMissing ? <Alert tone="warning" title="Property not found" /> : null}
        <Tabs
          label="Sensitive items"
          tabs={ITEM_SCOPES}
          value={list.scope}
          onChange={(scope) => list.setFilters({ tab: scope === ITEM_SCOPES[0].value ? '' : scope })}
        >
          <ItemsFilters list={list} />
          <ItemsView list={list} onOpen={opened.open} />
        </Tabs>
      </Stack>
      {opened.item ? (
        <Suspense fallback={null}>
          <ItemDrawer item={opened.item} onClose={opened.close} />
        </Suspense>
      ) : null}
    </PageBody>
  );
}
