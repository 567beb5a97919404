import type { PropertyItem } from '@hand-receipt/contracts';
import { useCurrentUser } from '@hand-receipt/platform';
import { Flex, IconButton, lateDialog, PencilIcon } from '@hand-receipt/ui';
import { useState } from 'react';
import { IN_CELL } from '../item-details/in-cell';
import { mayPropose } from '../items/permissions';

const CatalogDialog = lateDialog(() => import(/* webpackChunkName: "catalog" */ './catalog-dialog'));

/** Opens what is known of every item of this item's NSN, for those who may change it. */
export function CatalogOfItem({ item: { nsn } }: { item: PropertyItem }) {
  const user = useCurrentUser();
  const [isOpen, setOpen] = useState(false);
  if (nsn === null) return 'No NSN';
  if (!mayPropose(user)) return nsn;
  return (
    <>
      <Flex align="center" justify="space-between" gap="2" css={IN_CELL}>
        <span>By NSN</span>
        <IconButton
          size="s"
          label="By NSN"
          tooltip="Open the catalog"
          icon={<PencilIcon />}
          onClick={() => setOpen(true)}
        />
      </Flex>
      {isOpen && <CatalogDialog nsn={nsn} onClose={() => setOpen(false)} />}
    </>
  );
}
