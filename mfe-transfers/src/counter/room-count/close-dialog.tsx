import type { CounterDto, RoomCountDetailDto } from '@hand-receipt/contracts';
import { counterMutations, peopleQueries } from '@hand-receipt/data';
import { canUsePasskeys, refusalOf, signWithPasskey, useMutation, useQuery } from '@hand-receipt/platform';
import { Stack, Text } from '@hand-receipt/ui';
import { useState } from 'react';
import {
  ActDialog,
  PinField,
  QuerySelectField,
  SelectField,
  TextAreaField,
  TextField,
  useFormikContext,
  yup,
} from '@hand-receipt/ui/forms';
import { type PersonFieldProps, personOptions } from '../person-field';

const NOBODY = 'nobody';
const WHY = { 'not-seen': 'was not seen', overdue: 'is out over its time' } as const;

interface CloseValues extends Record<string, unknown> {
  /** By the place of the line in `needs_reason`. */
  reasons: string[];
  keysTo: string;
  /** How the person who takes the keys signs. */
  signedBy: 'pin' | 'passkey';
  pin: string;
  notes: string;
}

const schema = yup.object({
  reasons: yup.array(yup.string().trim().required('Give a reason').max(500)),
  keysTo: yup.string(),
  pin: yup.string().when(['keysTo', 'signedBy'], {
    is: (keysTo: string, signedBy: CloseValues['signedBy']) => keysTo !== NOBODY && signedBy === 'pin',
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
  const people = useQuery(peopleQueries.directory());
  const prepare = useMutation(counterMutations.prepareKeys(target));
  // What is read or brought back meanwhile does not move the reasons that were typed.
  const [lines] = useState(count.needs_reason);
  const initialValues: CloseValues = {
    reasons: lines.map(() => ''),
    keysTo: NOBODY,
    signedBy: 'pin',
    pin: '',
    notes: '',
  };
  /** Asks the person who takes the keys for their passkey. */
  const signKeys = async (userId: string) => {
    const { challenge, content_hash: contentHash, passkeys } = await prepare.mutateAsync(userId);
    const assertion = await signWithPasskey({ challenge, contentHash, passkeys });
    return { challenge, contentHash, assertion };
  };
  const send = async ({ reasons, keysTo, signedBy, pin, notes }: CloseValues) => {
    const isByPasskey = keysTo !== NOBODY && signedBy === 'passkey';
    const passkey = isByPasskey ? await signKeys(keysTo) : undefined;
    return mutateAsync({
      notes,
      reasons: lines.map(({ item_id: itemId }, index) => ({ itemId, reason: reasons[index] ?? '' })),
      keysTo: keysTo === NOBODY ? null : { userId: keysTo, device: counter.name },
      takePin: () => (isByPasskey ? undefined : pin),
      passkey,
    });
  };
  return (
    <ActDialog
      size="form"
      title={`End the room count of ${counter.name}?`}
      description="It cannot be opened again. What was not seen is missing from then on."
      submitLabel="End Count"
      ready={people.data !== undefined}
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
        <KeysFields people={people} />
        <TextAreaField name="notes" label="Closing note" optional rows={3} maxLength={5000} />
      </Stack>
    </ActDialog>
  );
}

/** Who takes the room over; they sign with their own PIN or passkey. */
function KeysFields({ people }: { people: PersonFieldProps['query'] }) {
  const { values } = useFormikContext<CloseValues>();
  const person = people.data?.find(({ id }) => id === values.keysTo);
  return (
    <>
      <QuerySelectField
        name="keysTo"
        label="Keys to"
        of="people"
        query={people}
        options={(all) => [{ value: NOBODY, label: 'Nobody takes the room over' }, ...personOptions(all)]}
        nobody={null}
      />
      {person ? <SignatureFields name={`${person.rank} ${person.name}`} /> : null}
    </>
  );
}

/** The signature of the person who takes the keys. The browser asks for a passkey when the count is ended. */
function SignatureFields({ name }: { name: string }) {
  const { values } = useFormikContext<CloseValues>();
  return (
    <>
      {canUsePasskeys() ? (
        <SelectField
          name="signedBy"
          label="Signed with"
          options={[
            { value: 'pin', label: 'PIN' },
            { value: 'passkey', label: 'Passkey' },
          ]}
        />
      ) : null}
      {values.signedBy === 'passkey' ? (
        <Text color="fg.muted">{name} uses their passkey when you press End Count.</Text>
      ) : (
        <PinField name="pin" label={`PIN of ${name}`} />
      )}
    </>
  );
}
