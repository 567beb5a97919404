import type { SuccessionDetailDto } from '@hand-receipt/contracts';
import { successionMutations, useFileUploads, useProof } from '@hand-receipt/data';
import { useMutation } from '@hand-receipt/platform';
import { FilePenLineIcon } from '@hand-receipt/ui';
import {
  FileField,
  NO_PROOF,
  ProofField,
  proofFields,
  TextAreaField,
  toProof,
  yup,
} from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { ActDialog } from '../acts/act-dialog';
import type { LineNews } from '../count/line-news';

const REASON_MIN = 20;

interface InPlaceValues extends Record<string, unknown> {
  reason: string;
  document: File | null;
  pin: string;
  password: string;
}

interface InPlaceDialogProps {
  succession: SuccessionDetailDto;
  setHash: string;
  /** What happened meanwhile. */
  news: LineNews | null;
  onClose: () => void;
}

/** Signs for an outgoing who is absent, with a reason and a document. */
export default function InPlaceDialog({
  succession: { id, from },
  setHash,
  news,
  onClose,
}: InPlaceDialogProps) {
  const [initialValues] = useState<InPlaceValues>({ reason: '', document: null, ...NO_PROOF });
  const proof = useProof();
  const uploads = useFileUploads();
  const { mutateAsync } = useMutation(successionMutations.sign(id));

  const schema = yup.object({
    reason: yup
      .string()
      .trim()
      .min(REASON_MIN, `Say why in at least ${REASON_MIN} characters.`)
      .required(`Say why in at least ${REASON_MIN} characters.`),
    document: yup.mixed().required('Upload the document.'),
    ...proofFields(proof),
  });

  async function send({ reason, document, pin, password }: InPlaceValues) {
    const uploadId = await uploads.idOf(document);
    await mutateAsync({
      side: 'outgoing',
      setHash,
      inPlaceOf: from.id,
      reason: reason.trim(),
      uploadId,
      proof: toProof(proof, { pin, password }),
    });
    uploads.release();
  }

  return (
    <ActDialog
      title={`Sign in Place of ${from.name}`}
      description="The ledger and the memorandum say who signed, in whose place and why."
      submitLabel="Sign in Place"
      submitIcon={<FilePenLineIcon />}
      news={news}
      initialValues={initialValues}
      schema={schema}
      done={{ title: 'Signature Recorded', description: `${id}, in place of ${from.name}.` }}
      onSend={send}
      onClose={onClose}
    >
      <TextAreaField name="reason" label="Reason" maxLength={2000} />
      <FileField
        name="document"
        label="Document"
        hint="Orders or a memorandum. A PDF of at most 10 MB, or a photo."
      />
      <ProofField proof={proof} />
    </ActDialog>
  );
}
