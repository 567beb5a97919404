import type { PropertyItem } from '@hand-receipt/contracts';
import { useCurrentUser } from '@hand-receipt/platform';
import { Button } from '@hand-receipt/ui';
import { lazy, Suspense, useState } from 'react';
import { mayPropose } from '../items/permissions';

const CatalogDialog = lazy(() => import(/* webpackChunkName: "catalog" */ './catalog-dialog'));

/** Opens what is known of every item of this item's NSN, for those who may change it. */
export function CatalogOfItem({ item: { nsn } }: { item: PropertyItem }) {
  const user = useCurrentUser();
  const [isOpen, setOpen] = useState(false);
  if (nsn === null) return 'No NSN';
  if (!mayPropose(user)) return nsn;
  return (
    <>
      <Button size="s" onClick={() => setOpen(true)}>
        By NSN
      </Button>
      <Suspense fallback={null}>
        {isOpen && <CatalogDialog nsn={nsn} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
