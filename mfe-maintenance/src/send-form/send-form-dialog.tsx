import { FORM_TYPES, URGENCIES } from '@hand-receipt/contracts';
import { SendIcon } from '@hand-receipt/ui';
import { FormDialog, FormGrid, SelectField, TextAreaField } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { FORM_WORDS, URGENCY_WORDS } from '../items/form-words';
import { ItemCells } from '../items/item-cells';
import type { NamedItem } from '../items/item-words';
import { PhotoField } from '../photos/photo-field';
import { usePhotoUploads } from '../photos/use-photos';
import { DraftKeeper } from './draft-keeper';
import type { FormDraft } from './form-draft';
import { formSchema, TEXT_LIMIT } from './form-values';
import { RecipientField } from './recipient-field';
import { SendFailure } from './send-failure';
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

/** Sends a DA 2404 or DA 5988-E about one item to an accepted connection; it begins with what was not sent last time. */
export default function SendFormDialog({ item, maintenanceId, onClose }: SendFormDialogProps) {
  const draft = useFormDraft(item);
  if (!draft.begun) return null;
  return (
    <SendForm
      item={item}
      maintenanceId={maintenanceId ?? draft.begun.maintenanceId}
      begun={draft.begun}
      draft={draft}
      onClose={onClose}
    />
  );
}

interface SendFormProps extends SendFormDialogProps {
  begun: FormDraft;
  draft: ItemDraft;
}

function SendForm({ item, maintenanceId, begun, draft, onClose }: SendFormProps) {
  // What is kept while the form is open is no new beginning.
  const [{ values, photos }] = useState(begun);
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
      <DraftKeeper draft={draft} uploads={uploads} maintenanceId={maintenanceId} />
      <ItemCells item={item} />
      <RecipientField />
      <FormGrid>
        <SelectField name="formType" label="Form type" options={FORMS} />
        <SelectField name="urgency" label="Urgency" options={URGENCY} />
      </FormGrid>
      <TextAreaField name="description" label="Description" maxLength={TEXT_LIMIT} />
      <TextAreaField name="faultDescription" label="Fault description" optional maxLength={TEXT_LIMIT} />
      <PhotoField uploads={uploads} />
      {failure === null ? null : <SendFailure error={failure} />}
    </FormDialog>
  );
}
