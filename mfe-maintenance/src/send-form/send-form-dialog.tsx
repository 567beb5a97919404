import {
  FORM_LIMITS,
  FORM_TYPES,
  type MaintenanceItemDto,
  URGENCIES,
  URGENCY_WORDS,
} from '@hand-receipt/contracts';
import { maintenanceQueries } from '@hand-receipt/data';
import { useQuery } from '@hand-receipt/platform';
import { Dialog, LoadingRows, SendIcon } from '@hand-receipt/ui';
import { FormDialog, FormGrid, SelectField, TextAreaField, TextField } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { FORM_WORDS } from '../items/form-words';
import { ItemCells } from '../items/item-cells';
import type { NamedItem } from '../items/item-words';
import { PhotoField } from '../photos/photo-field';
import { usePhotoUploads } from '../photos/use-photos';
import { DraftKeeper } from './draft-keeper';
import { startFaults } from './fault-values';
import { FaultsField } from './faults-field';
import type { FormDraft } from './form-draft';
import { EMPTY_FORM, formSchema } from './form-values';
import { RecipientField } from './recipient-field';
import { PhotosRefused, SendFailure } from './send-failure';
import { type ItemDraft, useFormDraft } from './use-form-draft';
import { useSendForm } from './use-send-form';

const FORMS = FORM_TYPES.map((value) => ({ value, label: FORM_WORDS[value].name }));
const URGENCY = URGENCIES.map((value) => ({ value, label: URGENCY_WORDS[value] }));

interface SendFormDialogProps {
  item: NamedItem;
  /** The piece of maintenance that it is about. */
  maintenanceId?: string;
  onClose: () => void;
}

/**
 * Sends a DA 2404 or DA 5988-E about one item to an accepted connection; it begins with the open faults of the item and
 * what was not sent last time.
 */
export default function SendFormDialog({ item, maintenanceId, onClose }: SendFormDialogProps) {
  const draft = useFormDraft(item);
  const open = useQuery(maintenanceQueries.openFaults(item.id));
  if (!draft.begun) return null;
  if (open.isPending) {
    return (
      <Dialog open onClose={onClose} title="Send Maintenance Form" size="form">
        <LoadingRows text="Loading the open faults..." rows={2} />
      </Dialog>
    );
  }
  return (
    <SendForm
      item={item}
      maintenanceId={maintenanceId ?? draft.begun.maintenanceId}
      begun={draft.begun}
      draft={draft}
      open={open.data ?? []}
      openError={open.data ? null : open.error}
      onClose={onClose}
    />
  );
}

interface SendFormProps extends SendFormDialogProps {
  begun: FormDraft;
  draft: ItemDraft;
  /** Maintenance of the item that is not done. */
  open: readonly MaintenanceItemDto[];
  openError: Error | null;
}

function SendForm({ item, maintenanceId, begun, draft, open, openError, onClose }: SendFormProps) {
  // What is kept, or reported, while the form is open is no new beginning.
  const [{ values, empty, photos }] = useState(() => ({
    values: { ...begun.values, faults: startFaults(open, begun.values.faults) },
    empty: { ...EMPTY_FORM, faults: startFaults(open, []) },
    photos: begun.photos,
  }));
  const uploads = usePhotoUploads(photos, draft.files);
  const { send, fail, failure } = useSendForm({ item, maintenanceId, uploads, draft, onSent: onClose });

  return (
    <FormDialog
      open
      onClose={onClose}
      title="Send Maintenance Form"
      description="Choose the person who does the work. They report back what they did."
      submitLabel="Send Form"
      keepsDraft
      submitIcon={<SendIcon />}
      initialValues={values}
      schema={formSchema}
      onSubmit={send}
      onError={fail}
    >
      <DraftKeeper draft={draft} uploads={uploads} maintenanceId={maintenanceId} empty={empty} />
      <ItemCells item={item} />
      <RecipientField />
      <FormGrid>
        <SelectField name="formType" label="Form type" options={FORMS} />
        <SelectField name="urgency" label="Urgency" options={URGENCY} />
      </FormGrid>
      <TextAreaField name="description" label="Description" maxLength={FORM_LIMITS.text} />
      <FormGrid>
        <TextField name="miles" label="Miles" optional inputMode="numeric" autoComplete="off" />
        <TextField name="hours" label="Hours" optional inputMode="decimal" autoComplete="off" />
      </FormGrid>
      <FaultsField open={open} openError={openError} />
      <PhotoField uploads={uploads} isSendRefused={failure instanceof PhotosRefused} />
      {failure === null ? null : <SendFailure error={failure} />}
    </FormDialog>
  );
}
