import {
  CORRECTIVE_OUTCOMES,
  type CorrectiveOutcome,
  type DocumentDto,
  OUTCOME_WORDS,
} from '@hand-receipt/contracts';
import { documentMutations } from '@hand-receipt/data';
import { useMutation } from '@hand-receipt/platform';
import { ClipboardListIcon, toast } from '@hand-receipt/ui';
import { FormDialog, FormError, SelectField, TextAreaField, yup } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { DocumentDraftKeeper } from '../drafts/document-draft-keeper';
import { useDocumentDraft } from '../drafts/use-document-draft';

const ACTION_LIMIT = 2000;
const EMPTY: { outcome: CorrectiveOutcome; action: string } = { outcome: 'corrected', action: '' };
const OUTCOMES = CORRECTIVE_OUTCOMES.map((value) => ({ value, label: OUTCOME_WORDS[value] }));
const schema = yup.object({ action: yup.string().trim().required('Say what was done') });

interface ReportActionDialogProps {
  document: DocumentDto;
  onClose: () => void;
}

/** Reports to the sender of a form what was done about it; begins with what was not sent last time. */
export default function ReportActionDialog({ document, onClose }: ReportActionDialogProps) {
  const { mutateAsync } = useMutation(documentMutations.reportAction(document.id));
  const draft = useDocumentDraft<typeof EMPTY>('report', document);
  const [failure, setFailure] = useState<unknown>(null);
  if (draft.kept === undefined) return null;
  const report = async ({ outcome, action }: typeof EMPTY) => {
    setFailure(null);
    const { message } = await mutateAsync({ outcome, action: action.trim() });
    await draft.end();
    toast({ tone: 'success', title: 'Corrective action reported', description: message });
    onClose();
  };
  return (
    <FormDialog
      open
      onClose={onClose}
      title="Report Corrective Action"
      description={`${document.sender.name} sees it on the form and in the inbox.`}
      size="confirm"
      submitLabel="Report Action"
      submitIcon={<ClipboardListIcon />}
      keepsDraft
      initialValues={{ ...EMPTY, ...draft.kept }}
      schema={schema}
      onSubmit={report}
      onError={setFailure}
    >
      <DocumentDraftKeeper draft={draft} empty={EMPTY} />
      <SelectField name="outcome" label="Outcome" options={OUTCOMES} />
      <TextAreaField name="action" label="Corrective action" maxLength={ACTION_LIMIT} />
      {failure === null ? null : (
        <FormError title="Failed to report the corrective action">
          {failure instanceof Error ? failure.message : String(failure)}
        </FormError>
      )}
    </FormDialog>
  );
}
