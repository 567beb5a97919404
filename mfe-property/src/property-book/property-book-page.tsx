import type { PropertyItem } from '@hand-receipt/contracts';
import { useCurrentUser, useLocation, useNavigate, useParams, useQuery } from '@hand-receipt/platform';
import { Button, ErrorState, PageBody, PageHeader, PlusIcon, Tabs, useDensity } from '@hand-receipt/ui';
import { lazy, Suspense, useState } from 'react';
import { propertyCountsQuery } from '../api/property-list';
import { OpenItem } from '../item-details/open-item';
import { mayCreateItems } from '../items/permissions';
import { filterOf } from './list-state';
import { PropertyFilters } from './property-filters';
import { PropertyTable } from './property-table';
import { useListState } from './use-list-state';
import { usePropertyList } from './use-property-list';

const CreateItemDialog = lazy(
  () => import(/* webpackChunkName: "create-item" */ '../create-item/create-item-dialog'),
);
const RecallDialog = lazy(() => import(/* webpackChunkName: "recall" */ './recall-dialog'));

/** What I hold, and what I signed down to others. `/property-book/{id}` opens one item over it. */
export default function PropertyBookPage() {
  const user = useCurrentUser();
  const { id } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [state, change] = useListState();
  const [density, setDensity] = useDensity('property-book');
  const [recalling, setRecalling] = useState<PropertyItem | null>(null);
  const list = usePropertyList(filterOf(state));
  const counts = useQuery(propertyCountsQuery()).data;
  const open = (item: PropertyItem) => navigate({ pathname: `/property-book/${item.id}`, search });
  const mayCreate = mayCreateItems(user);

  return (
    <PageBody>
      <PageHeader
        caption="Equipment"
        title="Property Book"
        actions={
          mayCreate && (
            <Button variant="primary" icon={<PlusIcon />} onClick={() => change({ creating: true })}>
              Create Item
            </Button>
          )
        }
      />
      {id && <OpenItem id={id} list={list} onRecall={setRecalling} />}
      <Tabs
        label="Property"
        value={state.tab}
        onChange={(tab) => change({ tab })}
        tabs={[
          { value: 'assigned', label: 'Assigned to Me', count: counts?.assigned },
          { value: 'signedout', label: 'Signed Down to Others', count: counts?.signedout },
        ]}
      >
        <PropertyFilters
          state={state}
          onChange={change}
          total={list.total}
          density={density}
          onDensityChange={setDensity}
        />
        <PropertyTable
          list={list}
          state={state}
          onChange={change}
          density={density}
          onOpen={open}
          onRecall={setRecalling}
        />
        {list.moreFailed && (
          <ErrorState title="Failed to fetch properties" onRetry={list.loadMore} retrying={list.retrying} />
        )}
      </Tabs>
      <Suspense fallback={null}>
        {state.creating && mayCreate && <CreateItemDialog onClose={() => change({ creating: false })} />}
        {recalling && <RecallDialog item={recalling} onClose={() => setRecalling(null)} />}
      </Suspense>
    </PageBody>
  );
}
