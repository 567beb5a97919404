import type { SensitiveMark } from '@hand-receipt/contracts';
import { type BulkOutcome, classifyItems } from '@hand-receipt/data';
import { reasonOf } from '@hand-receipt/platform';
import { toast } from '@hand-receipt/ui';
import { FormDialog, FormError, FormGrid, SelectField, TextField, yup } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { CIIC_WORDS, isCiic, MARK_OPTIONS } from '../items/classification-words';
import { itemCount } from '../items/item-count';
import { afterFailure, isUnanswered } from './after-failure';
import type { BulkDialogProps } from './bulk-dialog-props';
import { BulkProgress } from './bulk-progress';
import { OutcomeDialog } from './outcome-dialog';

const TITLE = 'Classify';
const EMPTY: { ciic: string; sensitiveMark: SensitiveMark | '' } = { ciic: '', sensitiveMark: '' };
const MARKS = [{ value: '', label: 'Leave as it is' }, ...MARK_OPTIONS];

const schema = yup.object({
  ciic: yup
    .string()
    .test('ciic', CIIC_WORDS, isCiic)
    .test('some', 'Enter a CIIC, or choose a mark', (typed, { parent }) =>
      Boolean(typed?.trim() || (parent as typeof EMPTY).sensitiveMark),
    ),
});

/** Gives all chosen items one CIIC or one sensitive mark, each by itself. */
export default function BulkClassifyDialog({ itemIds, items, onDone, onClose }: BulkDialogProps) {
  const [answered, setAnswered] = useState(0);
  const [failure, setFailure] = useState<Error | null>(null);
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);

  async function submit({ ciic, sensitiveMark }: typeof EMPTY) {
    setFailure(null);
    const change = {
      ...(ciic.trim() && { ciic: ciic.trim() }),
      ...(sensitiveMark && { sensitiveMark }),
    };
    const result = await classifyItems(itemIds, change, setAnswered);
    onDone(result);
    if (result.done < itemIds.length) return setOutcome(result);
    toast({ tone: 'success', title: 'Items Classified', description: `${itemCount(result.done)} updated.` });
    onClose();
  }

  if (outcome) {
    return (
      <OutcomeDialog title={TITLE} verb="classified" outcome={outcome} items={items} onClose={onClose} />
    );
  }
  return (
    <FormDialog
      open
      onClose={onClose}
      size="confirm"
      title={TITLE}
      description={`Say what makes ${itemCount(itemIds.length)} sensitive. Each change is recorded in the ledger.`}
      submitLabel={TITLE}
      initialValues={EMPTY}
      schema={schema}
      onSubmit={submit}
      onError={(error) => setFailure(error as Error)}
    >
      <FormGrid>
        <TextField
          name="ciic"
          label="CIIC"
          hint="Left empty, each item keeps its own."
          optional
          mono
          uppercase
          autoComplete="off"
        />
        <SelectField name="sensitiveMark" label="Sensitive mark" options={MARKS} />
      </FormGrid>
      <BulkProgress answered={answered} total={itemIds.length} />
      {failure && (
        <FormError title={isUnanswered(failure) ? 'Needs a connection.' : failure.message}>
          {reasonOf(failure)} {afterFailure(failure, 'classified')}
        </FormError>
      )}
    </FormDialog>
  );
}
