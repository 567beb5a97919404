import type { PropertyItem } from '@hand-receipt/contracts';
import { useUrlState } from '@hand-receipt/platform';
import { Button, lateDialog, PencilIcon } from '@hand-receipt/ui';
import { readChanges } from '../amendments/proposed-change';
import { useReturnToRow } from '../reconciliation/return-to-row';

const EditItemDialog = lateDialog(() => import(/* webpackChunkName: "edit-item" */ './edit-item-dialog'));

/** Opens the form that edits the item's record. It is in the address as `edit`, with a value to begin with as `change`. */
export function EditButton({ item }: { item: PropertyItem }) {
  const { get, set } = useUrlState();
  const returnToRow = useReturnToRow();
  return (
    <>
      <Button icon={<PencilIcon />} onClick={() => set({ edit: '1' })}>
        Edit
      </Button>
      {get('edit') === '1' && (
        <EditItemDialog
          item={item}
          scope="record"
          start={readChanges(get('change'))}
          onClose={returnToRow ?? (() => set({ edit: '', change: '' }))}
        />
      )}
    </>
  );
}
