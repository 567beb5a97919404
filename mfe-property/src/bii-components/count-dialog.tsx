import type { PropertyItem } from '@hand-receipt/contracts';
import { componentMutations } from '@hand-receipt/data';
import { reasonOf, statusOf, useMutation } from '@hand-receipt/platform';
import { Button, CheckCheckIcon, Flex, LiveText, Text, toast } from '@hand-receipt/ui';
import {
  allPresent,
  CountRow,
  type CountValues,
  countValuesOf,
  FormConflict,
  FormDialog,
  FormError,
  toCounts,
  useFormikContext,
} from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { itemLabel } from '../items/item-label';

const countedToast = (item: PropertyItem, isQueued: boolean) =>
  isQueued
    ? ({
        tone: 'info',
        title: 'Saved on this device',
        description: `The count of ${itemLabel(item)} will be sent when connection is restored`,
      } as const)
    : ({
        tone: 'success',
        title: 'Components Counted',
        description: `${itemLabel(item)}. The count is in the ledger.`,
      } as const);

/** Fills in that everything is there, and says so aloud. */
function AllPresent({ item }: { item: PropertyItem }) {
  const { values, setValues } = useFormikContext<CountValues>();
  const [isFilled, setFilled] = useState(false);
  const fill = () => {
    void setValues(allPresent(values, item.components));
    setFilled(true);
  };
  return (
    <Flex>
      <Button icon={<CheckCheckIcon size={16} />} onClick={fill}>
        All present
      </Button>
      <LiveText>{isFilled && `All ${item.components.length} components are filled in as present.`}</LiveText>
    </Flex>
  );
}

interface CountDialogProps {
  /** The item as it is now; the form keeps to what it was when it opened. */
  item: PropertyItem;
  onClose: () => void;
}

/**
 * Counts the components of an item. Without a connection the count waits on this device. A save over another person's
 * change is refused; the form then shows what is on record now, keeps what was typed, and saves over it only when asked
 * again.
 */
export default function CountDialog({ item, onClose }: CountDialogProps) {
  const [opened] = useState(() => ({ item, values: countValuesOf(item.components) }));
  const [seen, setSeen] = useState(item.version);
  const [failure, setFailure] = useState<Error | null>(null);
  const count = useMutation(componentMutations.count(item));
  // The version has moved on: the refusal was for that, and the item as it is now is shown.
  const isOutdated = statusOf(failure) === 409 && item.version !== seen;
  // A component that is new by then can be counted too; one that was removed is not sent.
  const components = isOutdated ? item.components : opened.item.components;

  async function save(values: CountValues) {
    const counts = toCounts(values, components);
    if (counts.length === 0) throw new Error('Count at least one component.');
    const version = isOutdated ? item.version : seen;
    setSeen(version);
    setFailure(null);
    const { queued } = await count.mutateAsync({ counts, version });
    toast(countedToast(item, Boolean(queued)));
    onClose();
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      title="Count Components"
      description={`${itemLabel(item)}. What is short is charged to the person who holds the item.`}
      submitLabel="Save Count"
      initialValues={opened.values}
      onSubmit={save}
      onError={(error) => setFailure(error as Error)}
    >
      <AllPresent item={item} />
      <div>
        {components.map((component) => (
          <CountRow key={component.id} component={component} onRecord={isOutdated ? component : undefined} />
        ))}
      </div>
      {failure && !isOutdated && (
        <FormError title={failure.message}>{reasonOf(failure)} What you typed is still here.</FormError>
      )}
      {isOutdated && (
        <FormConflict title="Somebody changed this while you were typing.">
          <Text>What is on record now stands below each component. What you typed is still here.</Text>
          <Text>Save again to put it on record.</Text>
        </FormConflict>
      )}
    </FormDialog>
  );
}
