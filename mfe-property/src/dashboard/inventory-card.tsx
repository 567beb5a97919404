import { DASHBOARD_PREVIEW, type PropertyItem } from '@hand-receipt/contracts';
import { lookUpCode, propertyQueries } from '@hand-receipt/data';
import { reasonOf, useNavigate, useQuery } from '@hand-receipt/platform';
import { ScanSearch } from '@hand-receipt/scan';
import { EmptyState, ErrorState, Flex, LoadingRows, Panel, toast } from '@hand-receipt/ui';
import { useState } from 'react';
import { foundAddress } from '../items/found-address';
import { InventoryRows } from './inventory-rows';

const SEARCH_PAUSE_MS = 200;

/** The first matches among what I hold, each with a way to offer it to a person (DASH-12 to DASH-15). */
export function InventoryCard() {
  const [search, setSearch] = useState('');
  const navigate = useNavigate();
  const { data, error, refetch, isFetching } = useQuery(
    propertyQueries.preview(search, DASHBOARD_PREVIEW.inventory),
  );

  function offer(item: PropertyItem) {
    toast({
      title: 'Transfer Initiated',
      description: `Transfer request initiated for ${item.name}`,
      tone: 'info',
    });
    void navigate(`/transfers?new=1&item=${encodeURIComponent(item.id)}`);
  }

  return (
    <Panel title="Inventory" viewAll={{ to: '/property-book' }}>
      <Flex px="4" pt="4" pb="2">
        <ScanSearch
          label="Search inventory"
          placeholder="Name or serial number"
          width={640}
          value={search}
          delayMs={SEARCH_PAUSE_MS}
          onChange={setSearch}
          lookUp={lookUpCode}
          onFound={(found) => void navigate(foundAddress(found))}
        />
      </Flex>
      {data ? (
        <InventoryRows items={data} onOffer={offer} />
      ) : error ? (
        <ErrorState
          title={error.message}
          message={reasonOf(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <LoadingRows rows={DASHBOARD_PREVIEW.inventory} text="Loading inventory..." />
      )}
      {data?.length === 0 && (
        <EmptyState title={search ? 'No items match your search' : 'No items assigned to you'} />
      )}
    </Panel>
  );
}
