import type { PropertyItem } from '@hand-receipt/contracts';
import { propertyQueries } from '@hand-receipt/data';
import {
  Slot,
  useCurrentUser,
  useLocation,
  useNavigate,
  useParams,
  useQuery,
  useUrlState,
} from '@hand-receipt/platform';
import { ErrorState, lateDialog, PageBody, PageHeader, Tabs, useDensity } from '@hand-receipt/ui';
import { useCallback, useState } from 'react';
import { type BulkAct, BulkBar } from '../bulk/bulk-bar';
import { BulkDialogs } from '../bulk/bulk-dialogs';
import { SelectionNotice } from '../bulk/selection-notice';
import { useSelectAll } from '../bulk/use-select-all';
import { useSelection } from '../bulk/use-selection';
import { BookActions } from '../import/book-actions';
import { OpenItem } from '../item-details/open-item';
import { leadsUnit, mayCreateItems, mayPropose } from '../items/permissions';
import { CreateButton } from './create-button';
import { filterOf } from './list-state';
import { CATALOG_LIST, OpenCatalog } from './open-catalog';
import { OpenRecall } from './open-recall';
import { PropertyFilters } from './property-filters';
import { PropertyTable } from './property-table';
import { WithMe } from './with-me';
import { useListState } from './use-list-state';
import { usePropertyList } from './use-property-list';

const CreateItemDialog = lateDialog(
  () => import(/* webpackChunkName: "create-item" */ '../create-item/create-item-dialog'),
);
const EditQueuedItemDialog = lateDialog(
  () => import(/* webpackChunkName: "create-item" */ '../create-item/edit-queued-item-dialog'),
);

/** What I hold, and what I signed down to others. `/property-book/{id}` opens one item over it. */
export default function PropertyBookPage() {
  const user = useCurrentUser();
  const { id } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [state, change] = useListState(leadsUnit(user));
  const [density, setDensity] = useDensity('property-book');
  const { set } = useUrlState();
  const recall = useCallback((item: PropertyItem) => set({ recall: item.id }), [set]);
  const filter = filterOf(state);
  const list = usePropertyList(filter);
  const selection = useSelection(state.tab);
  const selectAll = useSelectAll(filter, state.left ? 0 : list.total, selection);
  const [act, setAct] = useState<BulkAct | null>(null);
  const counts = useQuery(propertyQueries.counts()).data;
  const open = (item: PropertyItem) => navigate({ pathname: `/property-book/${item.id}`, search });
  const mayCreate = mayCreateItems(user);

  return (
    <PageBody bottomRoom={selection.ids.size > 0}>
      <PageHeader
        caption="Equipment"
        title="Property Book"
        actions={
          <>
            <BookActions
              filter={filter}
              mayImport={mayCreate}
              onCatalog={mayPropose(user) ? () => set({ catalog: CATALOG_LIST }) : undefined}
            />
            {mayCreate && <CreateButton onClick={() => change({ creating: true })} />}
          </>
        }
      />
      {id && <OpenItem id={id} list={list} onRecall={recall} />}
      <Tabs
        label="Property"
        // A Soldier has no tab of everything: it is their own items and, as a filter, those they signed down.
        value={state.tab === 'visible' && !leadsUnit(user) ? 'assigned' : state.tab}
        onChange={(tab) => change({ tab })}
        tabs={[
          { value: 'assigned', label: 'Assigned to Me', count: counts?.assigned },
          { value: 'signedout', label: 'Signed Down to Others', count: counts?.signedout },
          ...(leadsUnit(user)
            ? ([
                { value: 'unassigned', label: 'Unassigned', count: counts?.unassigned },
                { value: 'visible', label: 'Whole Unit', count: counts?.unit },
              ] as const)
            : []),
        ]}
      >
        <PropertyFilters
          state={state}
          onChange={change}
          total={list.total}
          density={density}
          onDensityChange={setDensity}
        />
        <SelectionNotice selection={selection} list={list} selectAll={selectAll} />
        <PropertyTable
          list={list}
          state={state}
          onChange={change}
          density={density}
          selection={selection}
          onOpen={open}
          onRecall={recall}
        />
        {state.tab === 'assigned' && counts?.with_me ? <WithMe total={counts.with_me} /> : null}
        {list.moreFailed && (
          <ErrorState title="Failed to fetch properties" onRetry={list.loadMore} retrying={list.retrying} />
        )}
      </Tabs>
      <BulkBar
        items={list.items}
        selection={selection}
        selectAll={selectAll}
        signedDown={state.tab === 'signedout'}
        onAct={setAct}
      />
      <Slot name="property.dialogs" with={{}} />
      {mayPropose(user) && <OpenCatalog />}
      <OpenRecall list={list} />
      {act && <BulkDialogs act={act} selection={selection} items={list.items} onClose={() => setAct(null)} />}
      {state.creating && mayCreate && <CreateItemDialog onClose={() => change({ creating: false })} />}
      {state.editing && mayCreate && (
        <EditQueuedItemDialog entryId={state.editing} onClose={() => change({ editing: '' })} />
      )}
    </PageBody>
  );
}
