import type { PropertyItem } from '@hand-receipt/contracts';
import { useCurrentUser } from '@hand-receipt/platform';
import { Flex, IconButton, ItemStatusBadge, PencilIcon } from '@hand-receipt/ui';
import { lazy, Suspense, useState } from 'react';
import { mayChange } from '../items/permissions';

const ChangeStatusDialog = lazy(
  () => import(/* webpackChunkName: "change-status" */ './change-status-dialog'),
);

/** The badge as in the list, and a way to record another status. */
export function ItemStatus({ item }: { item: PropertyItem }) {
  const user = useCurrentUser();
  const [changing, setChanging] = useState(false);
  return (
    <Flex align="center" justify="space-between" gap="2">
      <ItemStatusBadge status={item.status} missing={item.missing} />
      {mayChange(user, item) && (
        <IconButton size="s" label="Update Status" icon={<PencilIcon />} onClick={() => setChanging(true)} />
      )}
      <Suspense fallback={null}>
        {changing && <ChangeStatusDialog item={item} onClose={() => setChanging(false)} />}
      </Suspense>
    </Flex>
  );
}
