import { FORM_TYPES, URGENCIES } from '@hand-receipt/contracts';
import { useCurrentUser } from '@hand-receipt/platform';
import { SendIcon } from '@hand-receipt/ui';
import { FormDialog, FormGrid, SelectField, TextAreaField } from '@hand-receipt/ui/forms';
import { useMemo, useState } from 'react';
import { FORM_WORDS, URGENCY_WORDS } from '../items/form-words';
import { ItemCells } from '../items/item-cells';
import type { NamedItem } from '../items/item-words';
import { uploadedOf } from '../photos/photo';
import { PhotoField } from '../photos/photo-field';
import { usePhotos } from '../photos/use-photos';
import { DraftKeeper } from './draft-keeper';
import { readDraft } from './form-draft';
import { formSchema, TEXT_LIMIT } from './form-values';
import { RecipientField } from './recipient-field';
import { SendFailure } from './send-failure';
import { useSendForm } from './use-send-form';

const FORMS = FORM_TYPES.map((value) => ({ value, label: FORM_WORDS[value].name }));
const URGENCY = URGENCIES.map((value) => ({ value, label: URGENCY_WORDS[value] }));

interface SendFormDialogProps {
  item: NamedItem;
  /** The piece of maintenance that it is about. */
  maintenanceId?: string;
  onClose: () => void;
}

/** Sends a DA 2404 or DA 5988-E about one item to an accepted connection. */
export default function SendFormDialog({ item, maintenanceId, onClose }: SendFormDialogProps) {
  const me = useCurrentUser();
  const [draft] = useState(() => readDraft(me.id, item.id));
  const { photos, uploads } = usePhotos(draft.photos);
  const uploaded = useMemo(() => uploadedOf(photos), [photos]);
  const { send, fail, failure } = useSendForm({ item, maintenanceId, uploads, onSent: onClose });

  return (
    <FormDialog
      open
      onClose={onClose}
      title="Send Maintenance Form"
      description="Goes to one of your connections, who reports back what was done."
      submitLabel="Send Form"
      submitIcon={<SendIcon />}
      initialValues={draft.values}
      schema={formSchema}
      onSubmit={send}
      onError={fail}
    >
      <ItemCells item={item} />
      <RecipientField />
      <FormGrid>
        <SelectField name="formType" label="Form type" options={FORMS} />
        <SelectField name="urgency" label="Urgency" options={URGENCY} />
      </FormGrid>
      <TextAreaField name="description" label="Description" maxLength={TEXT_LIMIT} />
      <TextAreaField name="faultDescription" label="Fault description" optional maxLength={TEXT_LIMIT} />
      <PhotoField photos={photos} uploads={uploads} />
      {failure === null ? null : <SendFailure error={failure} />}
      <DraftKeeper itemId={item.id} photos={uploaded} />
    </FormDialog>
  );
}
