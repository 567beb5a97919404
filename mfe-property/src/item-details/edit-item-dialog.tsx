import type { AmendableField, PropertyItem } from '@hand-receipt/contracts';
import { useCurrentUser } from '@hand-receipt/platform';
import { lateDialog } from '@hand-receipt/ui';
import { FormDialog } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { ofDowngrade, ofItem } from '../amendments/amendment-task';
import { itemLabel } from '../items/item-label';
import { LocationField } from '../items/location-field';
import { mayPropose } from '../items/permissions';
import { EditFailure } from './edit-failure';
import { EditFields } from './edit-fields';
import { editSchema, type EditScope } from './item-edit';
import type { EditValues } from './item-edit';
import { useItemEdit } from './use-item-edit';

const AmendmentDialog = lateDialog(
  () => import(/* webpackChunkName: "amendment" */ '../amendments/amendment-dialog'),
);

interface EditItemDialogProps {
  /** The item as it is now; the form keeps to what it was when it opened. */
  item: PropertyItem;
  scope: EditScope;
  /** Values to begin with, where the form is opened for them. */
  start?: Partial<EditValues>;
  onClose: () => void;
}

/**
 * Edits what is recorded of an item. A save over another person's change is refused; the form then shows what is on
 * record now, keeps what was typed, and saves over it only when asked again. A number on record leads to an amendment.
 */
export default function EditItemDialog({ item, scope, start, onClose }: EditItemDialogProps) {
  const act = mayPropose(useCurrentUser()) ? 'propose' : 'report';
  const [amended, setAmended] = useState<AmendableField | null>(null);
  const [isDowngrading, setDowngrading] = useState(false);
  const { opened, save, failure, isOutdated, taken, typedClassification } = useItemEdit(item, onClose);
  // Only what is empty is filled in; what is on record is changed by an amendment.
  const [initial] = useState(() => ({ ...opened.values, ...start }));
  const typed = taken?.field === amended ? taken?.typed : undefined;
  return (
    <>
      <FormDialog
        open
        onClose={onClose}
        size={scope === 'location' ? 'confirm' : 'form'}
        title={scope === 'location' ? 'Change Location' : 'Edit Item'}
        description={`${itemLabel(item)}. Each change is recorded in the ledger.`}
        submitLabel="Save Changes"
        initialValues={initial}
        schema={editSchema}
        onSubmit={save}
        onError={() => undefined}
      >
        {scope === 'location' ? <LocationField /> : <EditFields item={opened.item} onAmend={setAmended} />}
        {failure && (
          <EditFailure
            failure={failure}
            isOutdated={isOutdated}
            taken={taken}
            onAmend={setAmended}
            onDowngrade={() => setDowngrading(true)}
          />
        )}
      </FormDialog>
      {amended && (
        <AmendmentDialog
          task={ofItem(item, act, { [amended]: typed ?? '' })}
          onClose={() => setAmended(null)}
        />
      )}
      {isDowngrading && (
        <AmendmentDialog
          task={ofDowngrade([item], typedClassification)}
          onClose={() => setDowngrading(false)}
        />
      )}
    </>
  );
}
