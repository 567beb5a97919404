import { BATTALION_ROLES, type CalendarInventoryDto } from '@hand-receipt/contracts';
import { inventoryQueries, localDay, programMutations } from '@hand-receipt/data';
import { refusalOf, useCurrentUser, useMutation, useQuery } from '@hand-receipt/platform';
import { ErrorState } from '@hand-receipt/ui';
import { ActDialog, TextAreaField, TextField, useFormikContext, yup } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { CountersField } from '../inventories/counters-field';
import { monthOf } from './calendar-words';

interface ChangeValues extends Record<string, unknown> {
  day: string;
  reason: string;
  counterIds: string[];
}

/** The end of a day by the clock on the wall. */
const endOf = (day: string): Date => new Date(`${day}T23:59:00`);

/** The last month to which it moves: 12 from now, and its own where it is planned for a later one. */
function latestMonth(dueAt: string): string {
  const now = new Date();
  const latest = monthOf(new Date(now.getFullYear(), now.getMonth() + 12, 1).toISOString());
  return [latest, monthOf(dueAt)].sort().at(-1) ?? latest;
}

const schemaFor = (dueAt: string) =>
  yup.object({
    day: yup
      .string()
      .required('Choose a day.')
      .test(
        'not-over',
        'The due date is over. Choose today or a later day.',
        (day = '') => day === localDay(new Date(dueAt)) || day >= localDay(),
      )
      .test(
        'within-a-year',
        'Choose a day of the next 12 months.',
        (day = '') => day.slice(0, 7) <= latestMonth(dueAt),
      ),
    reason: yup.string().when('day', {
      is: (day: string | undefined) => Boolean(day) && day?.slice(0, 7) !== monthOf(dueAt),
      then: (reason) => reason.trim().required('Say why it moves to another month.'),
    }),
  });

/** Why it moves, where it moves to another month. */
function ReasonField({ dueAt }: { dueAt: string }) {
  const { values } = useFormikContext<ChangeValues>();
  const isMoved = values.day !== '' && values.day.slice(0, 7) !== monthOf(dueAt);
  return (
    <TextAreaField
      name="reason"
      label="Reason"
      optional={!isMoved}
      maxLength={500}
      hint={isMoved ? 'It moves to another month. The ledger keeps the reason.' : undefined}
    />
  );
}

interface ChangeDialogProps {
  inventory: CalendarInventoryDto;
  onClose: () => void;
}

/** Moves the due date of an inventory of a program, and says who is to count. An S4 names people, and moves no date. */
export function ChangeDialog({ inventory, onClose }: ChangeDialogProps) {
  // What it was when the form opened: a change by another person is refused, and what was typed stays.
  const [{ id, title, dueAt, counters, version }] = useState(inventory);
  const isStaff = BATTALION_ROLES.includes(useCurrentUser().role);
  const { data, error, isFetching, refetch } = useQuery(inventoryQueries.candidatesOf(id));
  const { mutateAsync } = useMutation(programMutations.plan);
  const [schema] = useState(() => schemaFor(dueAt));
  const [initialValues] = useState<ChangeValues>(() => ({
    day: localDay(new Date(dueAt)),
    reason: '',
    counterIds: counters.map((person) => person.id),
  }));
  const send = ({ day, reason, counterIds }: ChangeValues) =>
    mutateAsync({
      id,
      version,
      ...(day !== initialValues.day && { dueAt: endOf(day).toISOString() }),
      ...(reason.trim() && { reason: reason.trim() }),
      ...(counterIds.join() !== initialValues.counterIds.join() && {
        counters: counterIds.map((userId) => ({ userId })),
      }),
    });
  return (
    <ActDialog
      title={isStaff ? 'Who is to count' : 'Due date and team'}
      description={title}
      submitLabel="Save"
      size="form"
      initialValues={initialValues}
      schema={schema}
      done={{ title: 'Plan Saved', description: title }}
      refusalOf={refusalOf}
      onSend={send}
      onClose={onClose}
    >
      {isStaff ? null : (
        <>
          <TextField name="day" label="Due date" type="date" />
          <ReasonField dueAt={dueAt} />
        </>
      )}
      {error && !data ? (
        <ErrorState
          title="Failed to load who may count"
          message={error.message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <CountersField candidates={data ?? []} legend="Who is to count" isNamedFromAbove />
      )}
    </ActDialog>
  );
}
