import type { PropertyItem } from '@hand-receipt/contracts';
import { Button, PencilIcon } from '@hand-receipt/ui';
import { lazy, Suspense, useState } from 'react';

const EditItemDialog = lazy(() => import(/* webpackChunkName: "edit-item" */ './edit-item-dialog'));

/** Opens the form that edits the item's record. */
export function EditButton({ item }: { item: PropertyItem }) {
  const [editing, setEditing] = useState(false);
  return (
    <>
      <Button icon={<PencilIcon />} onClick={() => setEditing(true)}>
        Edit
      </Button>
      <Suspense fallback={null}>
        {editing && <EditItemDialog item={item} scope="record" onClose={() => setEditing(false)} />}
      </Suspense>
    </>
  );
}
