import { PROPERTY_STATUSES, type PropertyItem } from '@hand-receipt/contracts';
import { knownValue, useCurrentUser, useUrlState } from '@hand-receipt/platform';
import { Flex, IconButton, ItemStatusBadge, lateDialog, PencilIcon } from '@hand-receipt/ui';
import { useState } from 'react';
import { mayChange } from '../items/permissions';
import { IN_CELL } from './in-cell';
import { useReturnToRow } from '../reconciliation/return-to-row';

const ChangeStatusDialog = lateDialog(
  () => import(/* webpackChunkName: "change-status" */ './change-status-dialog'),
);

/** The badge as in the list, and a way to record another status. The address may ask for one, as `set-status`. */
export function ItemStatus({ item }: { item: PropertyItem }) {
  const user = useCurrentUser();
  const { get, set } = useUrlState();
  const returnToRow = useReturnToRow();
  const asked = knownValue(PROPERTY_STATUSES, get('set-status'));
  const [isOpened, setOpened] = useState(false);
  const changing = isOpened || (asked !== '' && mayChange(user, item));
  const close = () => {
    if (returnToRow) return returnToRow();
    setOpened(false);
    if (asked) set({ 'set-status': '' });
  };
  return (
    <Flex align="center" justify="space-between" gap="2" css={IN_CELL}>
      <ItemStatusBadge status={item.status} missing={item.missing} />
      {mayChange(user, item) && (
        <IconButton size="s" label="Update Status" icon={<PencilIcon />} onClick={() => setOpened(true)} />
      )}
      {changing && <ChangeStatusDialog item={item} asked={asked || item.status} onClose={close} />}
    </Flex>
  );
}
