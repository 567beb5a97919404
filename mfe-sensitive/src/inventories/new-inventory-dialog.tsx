import { inventoryMutations, inventoryQueries, peopleQueries } from '@hand-receipt/data';
import { useCurrentUser, useMutation, useQuery } from '@hand-receipt/platform';
import { FormDialog, FormError, SelectField, TextField } from '@hand-receipt/ui/forms';
import { CATEGORY_OPTIONS } from '../sensitive-items/item-filters';
import { CountersField } from './counters-field';
import { newInventorySchema, type NewInventoryValues, toOpenInventory } from './new-inventory';

interface NewInventoryDialogProps {
  onClose: () => void;
  /** With the new count's id. */
  onOpened: (id: string) => void;
}

/** Opens a count. Leaders say who counts and may narrow it to a holder; a soldier counts their own. */
export function NewInventoryDialog({ onClose, onOpened }: NewInventoryDialogProps) {
  const user = useCurrentUser();
  const isLeader = user.role !== 'Soldier';
  const { data: active = [] } = useQuery({ ...peopleQueries.counters(), enabled: isLeader });
  const { data: candidates = [] } = useQuery({ ...inventoryQueries.candidates(), enabled: isLeader });
  const people = active.filter(({ signInBlocked }) => !signInBlocked);
  const { mutateAsync, error } = useMutation(inventoryMutations.open);
  const open = async (values: NewInventoryValues) => {
    const { id } = await mutateAsync(toOpenInventory(values));
    onOpened(id);
  };
  return (
    <FormDialog
      open
      onClose={onClose}
      title="New Inventory"
      description="What is to be counted is fixed when the inventory opens. Counting an item verifies it."
      submitLabel="Open Inventory"
      initialValues={{ title: '', category: '', holderId: '', counterIds: [user.id] }}
      schema={newInventorySchema}
      onSubmit={open}
      onError={() => undefined}
    >
      <TextField name="title" label="Title" optional />
      <SelectField name="category" label="Category" options={CATEGORY_OPTIONS} />
      {isLeader ? (
        <>
          <SelectField
            name="holderId"
            label="Holder"
            options={[
              { value: '', label: 'All holders' },
              ...people.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
          <CountersField candidates={candidates} />
        </>
      ) : null}
      {error ? <FormError title="The inventory could not be opened">{error.message}</FormError> : null}
    </FormDialog>
  );
}
