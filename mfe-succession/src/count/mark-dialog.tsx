import { PROPERTY_STATUSES, type PropertyStatus, type SuccessionLineDto } from '@hand-receipt/contracts';
import { successionMutations, useFileUploads } from '@hand-receipt/data';
import { statusOf, useMutation } from '@hand-receipt/platform';
import { FileField, SelectField, TextAreaField, yup } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { ActDialog } from '../acts/act-dialog';
import type { LineNews } from './line-news';
import { LineNotice } from './line-notice';
import { MARK_WORDS, type RecorderMark } from './marks';

/** What was seen is not Lost. */
const SEEN_STATUSES = PROPERTY_STATUSES.filter((status) => status !== 'Lost');

interface MarkValues extends Record<string, unknown> {
  text: string;
  status: PropertyStatus | '';
  photo: File | null;
}

interface MarkDialogProps {
  successionId: string;
  item: SuccessionLineDto['item'];
  mark: RecorderMark;
  /** What happened to the line meanwhile. */
  news: LineNews | null;
  onClose: () => void;
}

function schemaOf(mark: RecorderMark) {
  const { need, photo } = MARK_WORDS[mark];
  return yup.object({
    ...(need && { text: yup.string().trim().required(need) }),
    ...(photo?.need && { photo: yup.mixed().required(photo.need) }),
    ...(mark === 'condition' && { status: yup.string().required('Choose the status as it is seen.') }),
  });
}

/** The recorder marks an item whose serial number is not read, or how one is that was seen. */
export default function MarkDialog({ successionId, item, mark, news, onClose }: MarkDialogProps) {
  const [initialValues] = useState<MarkValues>({ text: '', status: '', photo: null });
  /** The refusal of the server says it already. */
  const [isRefused, setIsRefused] = useState(false);
  const uploads = useFileUploads();
  const { mutateAsync } = useMutation(successionMutations.mark(successionId));
  const { title, description, label, need, photo: asked } = MARK_WORDS[mark];
  const subject = [item.name, item.serial_number].filter(Boolean).join(' ');

  async function send({ text, status, photo }: MarkValues) {
    const uploadId = await uploads.idOf(photo);
    const body = { mark, text: text.trim() || null, uploadId, ...(status && { status }) };
    await mutateAsync({ itemId: item.id, ...body }).catch((error: unknown) => {
      setIsRefused(statusOf(error) === 409);
      throw error;
    });
    uploads.release();
  }

  return (
    <ActDialog
      title={title}
      description={`${subject}. ${description}`}
      submitLabel="Mark"
      ready={!news?.isOver}
      initialValues={initialValues}
      schema={schemaOf(mark)}
      done={{ title: 'Line Marked', description: subject }}
      onSend={send}
      onClose={onClose}
    >
      <LineNotice news={isRefused ? null : news} />
      {mark === 'condition' && (
        <SelectField
          name="status"
          label="Status"
          placeholder="Choose a status"
          options={SEEN_STATUSES.map((status) => ({ value: status, label: status }))}
        />
      )}
      {label && <TextAreaField name="text" label={label} optional={!need} maxLength={2000} />}
      {asked && <FileField name="photo" label={asked.label} />}
    </ActDialog>
  );
}
