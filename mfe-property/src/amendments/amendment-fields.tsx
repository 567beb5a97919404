import { type Proof, ProofField, TextAreaField, TextField } from '@hand-receipt/ui/forms';
import { AmendmentDraftKeeper } from './amendment-draft-keeper';
import type { AmendmentTask } from './amendment-task';
import { AmendedLines } from './line-fields';
import { PlatePhotosField } from './plate-photos-field';
import type { AmendmentDraft } from './use-amendment-draft';
import { WrongFields } from './wrong-fields';

interface AmendmentFieldsProps {
  task: AmendmentTask;
  draft: AmendmentDraft;
  proof: Proof | undefined;
  /** Why it was not sent. */
  failure: Error | null;
}

/** What is wrong, how that is known, and the photo; a proposal also has its document number and a signature. */
export function AmendmentFields({ task, draft, proof, failure }: AmendmentFieldsProps) {
  const { act, item, report, start } = task;
  return (
    <>
      <AmendmentDraftKeeper draft={draft} start={start} />
      {item && <WrongFields item={item} />}
      <AmendedLines itemId={item?.id} failure={failure} />
      <TextAreaField
        name="reason"
        label="Reason"
        maxLength={2000}
        hint="How it is known, in at least 10 characters."
      />
      {act === 'propose' && (
        <TextField name="documentNumber" label="Document number" optional mono maxLength={40} />
      )}
      <PlatePhotosField files={draft.files} reported={report?.photos.length ?? 0} />
      {act === 'propose' && <ProofField proof={proof} />}
    </>
  );
}
