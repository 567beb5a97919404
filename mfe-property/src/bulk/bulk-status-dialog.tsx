import { LOSS_LIMIT } from '@hand-receipt/contracts';
import { type BulkOutcome, changeStatuses } from '@hand-receipt/data';
import { reasonOf } from '@hand-receipt/platform';
import { ConfirmDialog, Text, formatDateTime, toast } from '@hand-receipt/ui';
import { FormDialog, FormError } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { itemCount } from '../items/item-count';
import { LossFields, NO_FACTS, type StatusValues, lossSchema, toFacts } from '../items/loss-fields';
import { StatusField } from '../items/status-field';
import { afterFailure } from './after-failure';
import type { BulkDialogProps } from './bulk-dialog-props';
import { BulkProgress } from './bulk-progress';
import { OutcomeDialog } from './outcome-dialog';

const TITLE = 'Update Status';
const EMPTY: StatusValues = { status: '', ...NO_FACTS };

/** Gives all chosen items one status, each by itself (PROP-27). */
export default function BulkStatusDialog({ itemIds, items, onDone, onClose }: BulkDialogProps) {
  const [answered, setAnswered] = useState(0);
  const [failure, setFailure] = useState<Error | null>(null);
  const [asking, setAsking] = useState<StatusValues | null>(null);
  const [working, setWorking] = useState(false);
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);

  /** Reporting items lost stops every transfer of them, so it is asked first. */
  async function submit(values: StatusValues) {
    if (values.status !== 'Lost') return change(values);
    if (itemIds.length <= LOSS_LIMIT) return setAsking(values);
    setFailure(new Error(`Report at most ${LOSS_LIMIT} items lost at once.`));
  }

  async function change(values: StatusValues) {
    const { status } = values;
    setFailure(null);
    const terms = { status, ...(status === 'Lost' && { loss: toFacts(values) }) };
    const result = await changeStatuses(itemIds, terms, setAnswered);
    onDone(result);
    if (result.done < itemIds.length) return setOutcome(result);
    toast({
      tone: 'success',
      title: 'Status Updated',
      description: `${itemCount(result.done)} set to ${status}.`,
    });
    onClose();
  }

  async function confirmLost(values: StatusValues) {
    setWorking(true);
    try {
      await change(values);
    } catch (error) {
      setFailure(error as Error);
    } finally {
      setWorking(false);
      setAsking(null);
    }
  }

  if (outcome)
    return <OutcomeDialog title={TITLE} verb="updated" outcome={outcome} items={items} onClose={onClose} />;
  return (
    <>
      <FormDialog
        open
        onClose={onClose}
        size="confirm"
        title={TITLE}
        description={`Set the status of ${itemCount(itemIds.length)}. Each change is recorded in the ledger.`}
        submitLabel="Update Status"
        initialValues={EMPTY}
        schema={lossSchema}
        onSubmit={submit}
        onError={(error) => setFailure(error as Error)}
      >
        <StatusField />
        <LossFields />
        <BulkProgress answered={answered} total={itemIds.length} />
        {failure && (
          <FormError title={failure.message}>
            {reasonOf(failure)} {afterFailure(failure, 'updated')}
          </FormError>
        )}
      </FormDialog>
      {asking && (
        <ConfirmDialog
          open
          tone="danger"
          title="Confirm Lost"
          description={`Are you sure you want to report ${itemCount(itemIds.length)} lost? Nobody can sign for a lost item until it is found.`}
          confirmLabel={`Report ${itemCount(itemIds.length)} Lost`}
          working={working}
          onConfirm={() => void confirmLost(asking)}
          onClose={() => setAsking(null)}
        >
          <Text>
            Last seen {formatDateTime(asking.lastSeenAt)}, {asking.lastSeenWhere.trim()}.{' '}
            {asking.circumstances.trim()}
          </Text>
        </ConfirmDialog>
      )}
    </>
  );
}
