import type { CounterDto, RoomCountDetailDto } from '@hand-receipt/contracts';
import { counterMutations, peopleQueries } from '@hand-receipt/data';
import { refusalOf, useMutation, useQuery } from '@hand-receipt/platform';
import { Stack, Text } from '@hand-receipt/ui';
import { useState } from 'react';
import {
  ActDialog,
  PinField,
  SelectField,
  TextAreaField,
  TextField,
  useFormikContext,
  yup,
} from '@hand-receipt/ui/forms';

const NOBODY = 'nobody';
const WHY = { 'not-seen': 'was not seen', overdue: 'is out over its time' } as const;

interface CloseValues extends Record<string, unknown> {
  /** By the place of the line in `needs_reason`. */
  reasons: string[];
  keysTo: string;
  pin: string;
  notes: string;
}

const schema = yup.object({
  reasons: yup.array(yup.string().trim().required('Give a reason').max(500)),
  keysTo: yup.string(),
  pin: yup.string().when('keysTo', {
    is: (keysTo: string) => keysTo !== NOBODY,
    then: (pin) => pin.required('They enter their PIN'),
  }),
});

interface CloseDialogProps {
  counter: CounterDto;
  count: RoomCountDetailDto;
  onClose: () => void;
}

/** Ends a room count: a reason for each line that is not explained, and who takes the keys. */
export function CloseDialog({ counter, count, onClose }: CloseDialogProps) {
  const target = { id: counter.id, inventoryId: count.id };
  const { mutateAsync } = useMutation(counterMutations.closeRoomCount(target));
  // What is read or brought back meanwhile does not move the reasons that were typed.
  const [lines] = useState(count.needs_reason);
  const initialValues: CloseValues = { reasons: lines.map(() => ''), keysTo: NOBODY, pin: '', notes: '' };
  const send = ({ reasons, keysTo, pin, notes }: CloseValues) =>
    mutateAsync({
      notes,
      reasons: lines.map(({ item_id: itemId }, index) => ({ itemId, reason: reasons[index] ?? '' })),
      keysTo: keysTo === NOBODY ? null : { userId: keysTo, device: counter.name },
      takePin: () => pin,
    });
  return (
    <ActDialog
      size="form"
      title={`End the room count of ${counter.name}?`}
      description="It cannot be opened again. What was not seen is missing from then on."
      submitLabel="End Count"
      initialValues={initialValues}
      schema={schema}
      onSend={send}
      refusalOf={refusalOf}
      done={{ title: 'Room Count Closed' }}
      onClose={onClose}
    >
      <Stack gap="4">
        {lines.map(({ item_id: id, serial_number: serial, why }, index) => (
          <TextField
            key={id}
            name={`reasons.${index}`}
            label={`${serial} ${WHY[why]}: reason`}
            maxLength={500}
          />
        ))}
        {lines.length === 0 ? <Text>Every item was seen or is out on receipt.</Text> : null}
        <KeysFields />
        <TextAreaField name="notes" label="Closing note" optional rows={3} maxLength={5000} />
      </Stack>
    </ActDialog>
  );
}

/** Who takes the room over; they type their own PIN. */
function KeysFields() {
  const { data = [] } = useQuery(peopleQueries.directory());
  const { values } = useFormikContext<CloseValues>();
  const people = data.filter(({ status }) => status === 'Active');
  const person = people.find(({ id }) => id === values.keysTo);
  return (
    <>
      <SelectField
        name="keysTo"
        label="Keys to"
        options={[
          { value: NOBODY, label: 'Nobody takes the room over' },
          ...people.map(({ id, rank, name }) => ({ value: id, label: `${rank} ${name}` })),
        ]}
      />
      {person ? <PinField name="pin" label={`PIN of ${person.rank} ${person.name}`} /> : null}
    </>
  );
}
