import type { InventoryCandidateDto, WaiverInput } from '@hand-receipt/contracts';
import { inventoryMutations, inventoryQueries, peopleQueries } from '@hand-receipt/data';
import { useCurrentUser, useMutation, useQuery } from '@hand-receipt/platform';
import { Dialog, ErrorState, LoadingRows } from '@hand-receipt/ui';
import { FormDialog, FormError, SelectField, TextField } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { CATEGORY_OPTIONS } from '../sensitive-items/item-filters';
import { CountersField } from './counters-field';
import { newInventorySchema, type NewInventoryValues, toOpenInventory } from './new-inventory';
import { useWaive } from './use-waive';

interface NewInventoryDialogProps {
  onClose: () => void;
  /** With the new count's id. */
  onOpened: (id: string) => void;
}

/** Opens a count. Leaders say who counts and may narrow it to a holder; a soldier counts their own. */
export function NewInventoryDialog(props: NewInventoryDialogProps) {
  const user = useCurrentUser();
  const isLeader = user.role !== 'Soldier';
  const { data, error, isFetching, refetch } = useQuery({
    ...inventoryQueries.candidates(),
    enabled: isLeader,
  });
  if (!isLeader || data) return <NewInventoryForm {...props} candidates={data ?? null} />;
  return (
    <Dialog open onClose={props.onClose} title="New Inventory">
      {error ? (
        <ErrorState
          title="Failed to load who may count"
          message={error.message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <LoadingRows text="Loading who may count..." rows={3} />
      )}
    </Dialog>
  );
}

interface NewInventoryFormProps extends NewInventoryDialogProps {
  /** Null for a soldier. */
  candidates: readonly InventoryCandidateDto[] | null;
}

/** The people of the company without the reasons that are waived in this form. */
const withWaivers = (candidates: readonly InventoryCandidateDto[], waivers: readonly WaiverInput[]) =>
  candidates.map(({ reasons, ...candidate }) => ({
    ...candidate,
    reasons: reasons.filter(
      ({ rule }) => !waivers.some((waiver) => waiver.userId === candidate.person.id && waiver.rule === rule),
    ),
  }));

function NewInventoryForm({ candidates, onClose, onOpened }: NewInventoryFormProps) {
  const user = useCurrentUser();
  const { data: active = [] } = useQuery({ ...peopleQueries.counters(), enabled: candidates !== null });
  const people = active.filter(({ signInBlocked }) => !signInBlocked);
  const { mutateAsync, error } = useMutation(inventoryMutations.open);
  const [waivers, setWaivers] = useState<readonly WaiverInput[]>([]);
  const waive = useWaive((waiver) => {
    setWaivers((before) => [...before, waiver]);
    return Promise.resolve();
  }, 'Waived once the inventory is open');
  const isExcluded = candidates?.some(({ person, reasons }) => person.id === user.id && reasons.length > 0);
  const [initialValues] = useState<NewInventoryValues>(() => ({
    title: '',
    category: '',
    holderId: '',
    counterIds: isExcluded ? [] : [user.id],
  }));
  const open = async (values: NewInventoryValues) => {
    const { id } = await mutateAsync(toOpenInventory(values, waivers));
    onOpened(id);
  };
  return (
    <>
      <FormDialog
        open
        onClose={onClose}
        title="New Inventory"
        description="What is to be counted is fixed when the inventory opens. Counting an item verifies it."
        submitLabel="Open Inventory"
        initialValues={initialValues}
        schema={newInventorySchema}
        onSubmit={open}
        onError={() => undefined}
      >
        <TextField name="title" label="Title" optional />
        <SelectField name="category" label="Category" options={CATEGORY_OPTIONS} />
        {candidates ? (
          <>
            <SelectField
              name="holderId"
              label="Holder"
              options={[
                { value: '', label: 'All holders' },
                ...people.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
            <CountersField candidates={withWaivers(candidates, waivers)} onWaive={waive.ask} />
          </>
        ) : null}
        {error ? <FormError title="The inventory could not be opened">{error.message}</FormError> : null}
      </FormDialog>
      {waive.dialog}
    </>
  );
}
