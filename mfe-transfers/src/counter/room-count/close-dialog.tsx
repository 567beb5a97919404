import type { CounterDto, RoomCountDetailDto } from '@hand-receipt/contracts';
import { counterMutations, peopleQueries } from '@hand-receipt/data';
import { canUsePasskeys, refusalOf, signWithPasskey, useMutation, useQuery } from '@hand-receipt/platform';
import { Stack, Text } from '@hand-receipt/ui';
import { useEffect, useState } from 'react';
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
  /** By the item. */
  reasons: Record<string, string>;
  keysTo: string;
  /** How the person who takes the keys signs. */
  signedBy: 'pin' | 'passkey';
  pin: string;
  notes: string;
}

type Line = RoomCountDetailDto['needs_reason'][number];

const schemaOf = (lines: readonly Line[]) =>
  yup.object({
    reasons: yup.object(
      Object.fromEntries(
        lines.map(({ item_id: id }) => [id, yup.string().trim().required('Give a reason').max(500)]),
      ),
    ),
    keysTo: yup.string(),
    pin: yup.string().when(['keysTo', 'signedBy'], {
      is: (keysTo: string, signedBy: CloseValues['signedBy']) => keysTo !== NOBODY && signedBy === 'pin',
      then: (pin) => pin.required('They enter their PIN'),
    }),
  });

/**
 * The lines that need a reason, or needed one since the dialog was opened: what is read or brought back meanwhile does not
 * take the reasons that were typed away. What becomes overdue meanwhile comes last.
 */
function useLines(needed: readonly Line[]): readonly Line[] {
  const [lines, setLines] = useState(needed);
  const added = needed.filter(({ item_id: id }) => !lines.some((line) => line.item_id === id));
  if (added.length === 0) return lines;
  const all = [...lines, ...added];
  setLines(all);
  return all;
}

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
  const lines = useLines(count.needs_reason);
  const initialValues: CloseValues = {
    reasons: Object.fromEntries(lines.map(({ item_id: id }) => [id, ''])),
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
      reasons: lines.map(({ item_id: itemId }) => ({ itemId, reason: reasons[itemId] ?? '' })),
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
      schema={schemaOf(lines)}
      onSend={send}
      refusalOf={refusalOf}
      done={{ title: 'Room Count Closed' }}
      onClose={onClose}
    >
      <Stack gap="4">
        <ReasonFields lines={lines} />
        <KeysFields people={people} />
        <TextAreaField name="notes" label="Closing note" optional rows={3} maxLength={5000} />
      </Stack>
    </ActDialog>
  );
}

function ReasonFields({ lines }: { lines: readonly Line[] }) {
  const { values, setFieldValue } = useFormikContext<CloseValues>();
  const added = lines.filter(({ item_id: id }) => values.reasons[id] === undefined);
  useEffect(() => {
    for (const { item_id: id } of added) void setFieldValue(`reasons.${id}`, '', false);
  });
  if (lines.length === 0) return <Text>Every item was seen or is out on receipt.</Text>;
  return lines
    .filter((line) => !added.includes(line))
    .map(({ item_id: id, serial_number: serial, why }) => (
      <TextField key={id} name={`reasons.${id}`} label={`${serial} ${WHY[why]}: reason`} maxLength={500} />
    ));
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
