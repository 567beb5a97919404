import { propertyQueries } from '@hand-receipt/data';
import { useCurrentUser, useQuery, useUrlState } from '@hand-receipt/platform';
import { lateDialog } from '@hand-receipt/ui';
import { useState } from 'react';
import { mayRecall } from '../items/permissions';
import type { PropertyList } from './use-property-list';

const RecallDialog = lateDialog(() => import(/* webpackChunkName: "recall" */ './recall-dialog'));

function RecallOf({ id, list, onClose }: { id: string; list: PropertyList; onClose: () => void }) {
  const user = useCurrentUser();
  const listed = list.items.find((item) => item.id === id);
  const { data: loaded } = useQuery({
    ...propertyQueries.detail(id),
    enabled: !list.loading && listed === undefined,
  });
  const found = listed ?? loaded;
  // As it was when the dialog opened: what is typed stays while the list is read again.
  const [opened, setOpened] = useState(found);
  if (!opened && found) setOpened(found);
  if (!opened || !mayRecall(user, opened)) return null;
  return <RecallDialog item={opened} onClose={onClose} />;
}

/** The recall of the item that the address names, as `recall`. */
export function OpenRecall({ list }: { list: PropertyList }) {
  const { get, set } = useUrlState();
  const id = get('recall');
  return id ? <RecallOf key={id} id={id} list={list} onClose={() => set({ recall: '' })} /> : null;
}
