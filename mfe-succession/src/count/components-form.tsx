import type { SuccessionReadingDto } from '@hand-receipt/contracts';
import { successionMutations } from '@hand-receipt/data';
import { useMutation } from '@hand-receipt/platform';
import { Button, CheckCheckIcon, Flex, toast } from '@hand-receipt/ui';
import {
  allPresent,
  CountRow,
  type CountValues,
  countValuesOf,
  Form,
  SubmitButton,
  toCounts,
  useFormikContext,
} from '@hand-receipt/ui/forms';
import { useEffect, useState } from 'react';
import { Refusal } from '../acts/refusal';

interface ComponentsFormProps {
  successionId: string;
  reading: SuccessionReadingDto & { item: NonNullable<SuccessionReadingDto['item']> };
  /** Something was entered. */
  onEntered: () => void;
  onDone: () => void;
}

/** Says that something was entered. */
function Entered({ onEntered }: Pick<ComponentsFormProps, 'onEntered'>) {
  const { dirty } = useFormikContext<CountValues>();
  useEffect(() => {
    if (dirty) onEntered();
  }, [dirty, onEntered]);
  return null;
}

function FormActs({ components }: Pick<SuccessionReadingDto, 'components'>) {
  const { values, setValues } = useFormikContext<CountValues>();
  return (
    <Flex gap="2" wrap="wrap" mt="2">
      <Button
        icon={<CheckCheckIcon size={16} />}
        onClick={() => void setValues(allPresent(values, components))}
      >
        All present
      </Button>
      <SubmitButton>Save Count</SubmitButton>
    </Flex>
  );
}

/** The components of an item that was read, with − and +. What is short opens a difference. */
export default function ComponentsForm({ successionId, reading, onEntered, onDone }: ComponentsFormProps) {
  const { item, components } = reading;
  const [initialValues] = useState(() => countValuesOf(components));
  const [failure, setFailure] = useState<Error | null>(null);
  const { mutateAsync } = useMutation(successionMutations.countComponents(successionId, item));
  const label = `${item.name} ${item.serial_number}`;

  async function save(values: CountValues) {
    setFailure(null);
    const counts = toCounts(values, components);
    if (counts.length === 0) throw new Error('Count at least one component.');
    const { queued } = await mutateAsync({ counts });
    toast(
      queued
        ? { tone: 'info', title: 'Saved on this device', description: `The count of ${label} waits.` }
        : { tone: 'success', title: 'Components Counted', description: label },
    );
    onDone();
  }

  return (
    <Form
      label={`Components of ${label}`}
      initialValues={initialValues}
      onSubmit={save}
      onError={(error) => setFailure(error as Error)}
    >
      <div>
        {components.map((component) => (
          <CountRow key={component.id} component={component} />
        ))}
      </div>
      {failure && <Refusal failure={failure} />}
      <Entered onEntered={onEntered} />
      <FormActs components={components} />
    </Form>
  );
}
