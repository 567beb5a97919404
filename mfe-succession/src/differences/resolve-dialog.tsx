import type { DifferenceAct, SuccessionDifferenceDto } from '@hand-receipt/contracts';
import { successionMutations, useFileUploads } from '@hand-receipt/data';
import { useMutation } from '@hand-receipt/platform';
import {
  FileField,
  SelectField,
  TextAreaField,
  TextField,
  useFormikContext,
  yup,
} from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { ActDialog } from '../acts/act-dialog';
import { ACT_WORDS, hasNumber, KIND_WORDS } from './difference-words';

interface ResolveValues extends Record<string, unknown> {
  act: DifferenceAct | '';
  ref: string;
  documentOn: string;
  note: string;
  file: File | null;
}

const schema = yup.object({
  act: yup.string().required('Choose how it ends.'),
  ref: yup
    .string()
    .max(60, 'At most 60 characters')
    .test(
      'number',
      'Enter the number of the paper.',
      (typed, { parent }) => !hasNumber((parent as ResolveValues).act) || Boolean(typed?.trim()),
    ),
});

/** What the chosen act needs. */
function ActFields() {
  const { act } = useFormikContext<ResolveValues>().values;
  return (
    <>
      {hasNumber(act) && (
        <TextField name="ref" label="Number of the paper" hint="Such as AM-0003." autoComplete="off" />
      )}
      {act === 'document' && (
        <>
          <TextField name="documentOn" label="Date of the document" type="date" />
          <FileField name="file" label="Document" hint="A PDF of at most 10 MB, or a photo." />
        </>
      )}
      {act !== '' && act !== 'document' && <FileField name="file" label="Photo or file" />}
      <TextAreaField name="note" label="Note" optional={act !== 'document'} maxLength={2000} />
    </>
  );
}

interface ResolveDialogProps {
  successionId: string;
  difference: SuccessionDifferenceDto;
  onClose: () => void;
}

/** Says by which act a difference ends. The incoming then agrees to it. */
export default function ResolveDialog({ successionId, difference, onClose }: ResolveDialogProps) {
  const { id, kind, item, found, acts } = difference;
  const [initialValues] = useState<ResolveValues>({ act: '', ref: '', documentOn: '', note: '', file: null });
  const uploads = useFileUploads();
  const { mutateAsync } = useMutation(successionMutations.resolve(successionId, id));
  const subject = item ? `${item.name} ${item.serial_number}` : found;

  async function send({ act, ref, documentOn, note, file }: ResolveValues) {
    if (act === '') return;
    const uploadId = await uploads.idOf(file);
    await mutateAsync({
      act,
      ref: hasNumber(act) ? ref.trim() : null,
      documentOn: act === 'document' ? documentOn || null : null,
      uploadId,
      note: note.trim() || null,
    });
    uploads.release();
  }

  return (
    <ActDialog
      title="Resolve difference"
      description={`${KIND_WORDS[kind].label}: ${subject}. The incoming agrees to it afterwards.`}
      submitLabel="Resolve"
      initialValues={initialValues}
      schema={schema}
      done={{ title: 'Difference Resolved', description: subject ?? id }}
      onSend={send}
      onClose={onClose}
    >
      <SelectField
        name="act"
        label="It ends by"
        placeholder="Choose an act"
        options={acts.map((act) => ({ value: act, label: ACT_WORDS[act] }))}
      />
      <ActFields />
    </ActDialog>
  );
}
