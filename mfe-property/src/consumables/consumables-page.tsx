import { consumableQueries } from '@hand-receipt/data';
import { useCurrentUser, useQuery, useUrlState } from '@hand-receipt/platform';
import { Button, PageBody, PageHeader, PlusIcon, Tabs, useIsPhone } from '@hand-receipt/ui';
import { useCallback } from 'react';
import { mayCreateItems } from '../items/permissions';
import { HistoryTable } from './history-table';
import { OpenStock } from './open-stock';
import { StockTable } from './stock-table';
import { readStockState, type StockState, writeStockState } from './stock-state';

/** Supplies without serial numbers: what is on the shelf, what is low or expires, what was issued. */
export default function ConsumablesPage() {
  const mayKeep = mayCreateItems(useCurrentUser());
  const { get, set } = useUrlState();
  const state = readStockState(get);
  const change = useCallback((part: Partial<StockState>) => set(writeStockState(part)), [set]);
  const counts = useQuery(consumableQueries.counts()).data;
  const { tab } = state;
  const isPhone = useIsPhone();

  return (
    <PageBody>
      <PageHeader
        caption="Property Book"
        title="Consumables"
        actions={
          mayKeep && (
            <Button
              variant={isPhone ? 'ghost' : 'primary'}
              icon={<PlusIcon />}
              aria-label="Add Consumable"
              onClick={() => change({ act: 'new' })}
            >
              {isPhone ? 'Add' : 'Add Consumable'}
            </Button>
          )
        }
      />
      <OpenStock state={state} onChange={change} mayKeep={mayKeep} />
      <Tabs
        label="Consumables"
        value={tab}
        onChange={(next) => change({ tab: next })}
        tabs={[
          { value: 'all', label: 'All', count: counts?.all },
          { value: 'low-stock', label: 'Low Stock', count: counts?.lowStock },
          { value: 'expiring', label: 'Expiring', count: counts?.expiring },
          { value: 'history', label: 'History' },
        ]}
      >
        {tab === 'history' ? (
          <HistoryTable />
        ) : (
          <StockTable state={{ ...state, tab }} onChange={change} mayKeep={mayKeep} />
        )}
      </Tabs>
    </PageBody>
  );
}
