import { TextAreaField, TextField } from '@hand-receipt/ui/forms';

export const EMPTY_RECALL = { reason: '', dueOn: '' };

/** What was typed, as the server takes it: empty is null. */
export const recallTerms = ({ reason, dueOn }: typeof EMPTY_RECALL) => ({
  reason: reason.trim() || null,
  dueOn: dueOn || null,
});

/** Why items are asked back, and by when. */
export function RecallFields() {
  return (
    <>
      <TextAreaField name="reason" label="Reason" optional maxLength={2000} />
      <TextField name="dueOn" label="Due date" type="date" optional />
    </>
  );
}
