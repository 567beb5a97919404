import {
  DIFFERENCE_ACT_WORDS,
  type DifferenceAct,
  type SuccessionDifferenceDto,
} from '@hand-receipt/contracts';
import { localDay, successionMutations, useFileUploads } from '@hand-receipt/data';
import { useMutation } from '@hand-receipt/platform';
import {
  FileField,
  SelectField,
  TextAreaField,
  TextField,
  useFormikContext,
  yup,
} from '@hand-receipt/ui/forms';
import { useEffect, useRef, useState } from 'react';
import { ActDialog } from '../acts/act-dialog';
import type { LineNews } from '../count/line-news';
import { hasNumber, isExplained, KIND_WORDS, NUMBER_HINTS, numberOf } from './difference-words';

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
  documentOn: yup
    .string()
    .test(
      'date',
      'Enter the date of the document.',
      (typed, { parent }) => (parent as ResolveValues).act !== 'document' || Boolean(typed),
    )
    .test(
      'not-future',
      'The date of the document is in the future.',
      (typed, { parent }) => (parent as ResolveValues).act !== 'document' || !typed || typed <= localDay(),
    ),
  note: yup
    .string()
    .test(
      'sentence',
      'Say in one sentence what it is.',
      (typed, { parent }) => !isExplained((parent as ResolveValues).act) || Boolean(typed?.trim()),
    ),
  file: yup
    .mixed()
    .nullable()
    .test('document', 'Add the document.', (file, { parent }) =>
      (parent as ResolveValues).act === 'document' ? Boolean(file) : true,
    )
    .test('marks', 'Add a photo of the marks.', (file, { parent }) =>
      (parent as ResolveValues).act === 'note' ? Boolean(file) : true,
    ),
});

const FILE_LABELS: Partial<Record<DifferenceAct, string>> = {
  document: 'Document',
  amendment: 'Photo of the plate',
  note: 'Photo of the marks',
};

/** Chooses an act, and fills in the number of the paper that the record shows for it. */
function ActField({ difference }: { difference: SuccessionDifferenceDto }) {
  const { values, setFieldValue } = useFormikContext<ResolveValues>();
  const { act } = values;
  const filled = useRef(act);
  useEffect(() => {
    if (filled.current === act) return;
    filled.current = act;
    void setFieldValue('ref', numberOf(difference, act));
  }, [act, difference, setFieldValue]);
  const isDone = (of: DifferenceAct) => difference.done.some((known) => known.act === of);
  return (
    <SelectField
      name="act"
      label="It ends by"
      placeholder="Choose an act"
      options={difference.acts.map((of) => ({
        value: of,
        label: isDone(of) ? `${DIFFERENCE_ACT_WORDS[of]}, done` : DIFFERENCE_ACT_WORDS[of],
      }))}
    />
  );
}

/** What the chosen act needs. */
function ActFields() {
  const { act } = useFormikContext<ResolveValues>().values;
  if (act === '') return null;
  return (
    <>
      {hasNumber(act) && (
        <TextField name="ref" label="Number of the paper" hint={NUMBER_HINTS[act]} autoComplete="off" />
      )}
      {act === 'document' && <TextField name="documentOn" label="Date of the document" type="date" />}
      <FileField
        name="file"
        label={FILE_LABELS[act] ?? 'Photo or file'}
        hint={act === 'document' ? 'A PDF of at most 10 MB, or a photo.' : undefined}
      />
      <TextAreaField name="note" label="Note" optional={!isExplained(act)} maxLength={2000} />
    </>
  );
}

interface ResolveDialogProps {
  successionId: string;
  difference: SuccessionDifferenceDto;
  /** What happened meanwhile. */
  news: LineNews | null;
  onClose: () => void;
}

/** Says by which act a difference ends. The incoming then agrees to it. */
export default function ResolveDialog({ successionId, difference, news, onClose }: ResolveDialogProps) {
  const { id, kind, item, found, done } = difference;
  const [initialValues] = useState<ResolveValues>(() => {
    const [first] = done;
    return { act: first?.act ?? '', ref: first?.ref ?? '', documentOn: '', note: '', file: null };
  });
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
      title="Resolve Difference"
      description={`${KIND_WORDS[kind].label}: ${subject}. The incoming agrees to it afterwards.`}
      submitLabel="Resolve"
      news={news}
      initialValues={initialValues}
      schema={schema}
      done={{ title: 'Difference Resolved', description: subject ?? id }}
      onSend={send}
      onClose={onClose}
    >
      <ActField difference={difference} />
      <ActFields />
    </ActDialog>
  );
}
