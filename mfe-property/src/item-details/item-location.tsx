import type { PropertyItem } from '@hand-receipt/contracts';
import { useCurrentUser } from '@hand-receipt/platform';
import { Flex, IconButton, lateDialog, locationText, PencilIcon } from '@hand-receipt/ui';
import { useState } from 'react';
import { mayChange } from '../items/permissions';
import { useQueuedEdit } from '../items/use-queued-edit';
import { IN_CELL } from './in-cell';

const EditItemDialog = lateDialog(() => import(/* webpackChunkName: "edit-item" */ './edit-item-dialog'));

/** Where the item is as its reader has said it on this device, or as it is on record. */
function LocationNow({ item }: { item: PropertyItem }) {
  const { location } = useQueuedEdit(item);
  return (
    <span>
      {location === undefined ? locationText(item) : `${location || 'Not stated'}, waiting to be sent`}
    </span>
  );
}

/** Where the item is, and a way for people who signed for it to say where it is now. */
export function ItemLocation({ item }: { item: PropertyItem }) {
  const user = useCurrentUser();
  const [changing, setChanging] = useState(false);
  return (
    <Flex align="center" justify="space-between" gap="2" css={IN_CELL}>
      <LocationNow item={item} />
      {mayChange(user, item) && (
        <IconButton
          size="s"
          label="Change Location"
          icon={<PencilIcon />}
          onClick={() => setChanging(true)}
        />
      )}
      {changing && <EditItemDialog item={item} scope="location" onClose={() => setChanging(false)} />}
    </Flex>
  );
}
