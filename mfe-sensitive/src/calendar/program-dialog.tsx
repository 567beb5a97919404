import type { InventoryProgramDto } from '@hand-receipt/contracts';
import { PROGRAM_CADENCES, PROGRAM_KINDS } from '@hand-receipt/contracts';
import { programMutations, unitQueries } from '@hand-receipt/data';
import { refusalOf, useMutation, useQuery } from '@hand-receipt/platform';
import { Button, ConfirmDialog, Text, toast } from '@hand-receipt/ui';
import {
  ActDialog,
  FormGrid,
  QuerySelectField,
  SelectField,
  TextField,
  useFormikContext,
  yup,
} from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { CADENCE_LABELS, KIND_LABELS, monthLabel, monthOf, twelveMonths } from './calendar-words';

const TITLE_LIMIT = 80;
const title = yup
  .string()
  .trim()
  .required('Enter a title.')
  .max(TITLE_LIMIT, `The title has at most ${TITLE_LIMIT} characters.`);

const newSchema = yup.object({ title, unitId: yup.string().required('Choose a unit.') });
const editSchema = yup.object({ title });

interface NewValues extends Record<string, unknown> {
  kind: InventoryProgramDto['kind'];
  title: string;
  unitId: string;
  cadence: InventoryProgramDto['cadence'];
  firstMonth: string;
}

/** A cyclic program is monthly, so there is nothing to choose. */
function CadenceField() {
  const { values } = useFormikContext<NewValues>();
  return (
    <SelectField
      name="cadence"
      label="How often"
      disabled={values.kind === 'cyclic'}
      options={PROGRAM_CADENCES.map((value) => ({ value, label: CADENCE_LABELS[value] }))}
      hint={values.kind === 'cyclic' ? 'Each month has its share of the book.' : undefined}
    />
  );
}

function NewProgram({ onClose }: { onClose: () => void }) {
  const units = useQuery(unitQueries.tree());
  const { mutateAsync } = useMutation(programMutations.create);
  const [initialValues] = useState<NewValues>(() => ({
    kind: 'cyclic',
    title: '',
    unitId: '',
    cadence: 'monthly',
    firstMonth: monthOf(new Date()),
  }));
  const send = (values: NewValues) =>
    mutateAsync({
      ...values,
      title: values.title.trim(),
      cadence: values.kind === 'cyclic' ? 'monthly' : values.cadence,
    });
  return (
    <ActDialog
      title="New Program"
      description="It plans the inventories of 12 months, and one more each month."
      submitLabel="Plan"
      ready={units.data !== undefined}
      size="form"
      initialValues={initialValues}
      schema={newSchema}
      done={{ title: 'Program Saved' }}
      refusalOf={refusalOf}
      onSend={send}
      onClose={onClose}
    >
      <TextField name="title" label="Title" maxLength={TITLE_LIMIT} autoComplete="off" />
      <SelectField
        name="kind"
        label="Kind"
        options={PROGRAM_KINDS.map((value) => ({ value, label: KIND_LABELS[value] }))}
        hint="Cyclic: a share of the book each month, all of it in a year. Sensitive items: all of them each time."
      />
      <QuerySelectField
        name="unitId"
        label="Unit"
        placeholder="Choose a unit"
        of="units"
        query={units}
        options={(all) => all.filter(({ mine }) => mine).map(({ id, name }) => ({ value: id, label: name }))}
        nobody={<Text color="fg.muted">There is no unit whose inventories you plan.</Text>}
        hint="With the units below it."
      />
      <FormGrid>
        <CadenceField />
        <SelectField
          name="firstMonth"
          label="First month"
          options={twelveMonths(monthOf(new Date())).map((value) => ({ value, label: monthLabel(value) }))}
        />
      </FormGrid>
    </ActDialog>
  );
}

/** Ends a program, after a question. */
function EndProgram({ program, onClose }: { program: InventoryProgramDto; onClose: () => void }) {
  const [isAsked, setIsAsked] = useState(false);
  const { mutateAsync, isPending } = useMutation(programMutations.change);
  async function end() {
    try {
      await mutateAsync({ id: program.id, active: false, version: program.version });
      toast({ tone: 'success', title: 'Program Ended', description: program.title });
      onClose();
    } catch (failure) {
      toast({ tone: 'danger', title: 'The program was not ended', description: refusalOf(failure as Error) });
      setIsAsked(false);
    }
  }
  return (
    <>
      <Button variant="danger" onClick={() => setIsAsked(true)}>
        End Program
      </Button>
      <ConfirmDialog
        open={isAsked}
        tone="danger"
        title={`End ${program.title}?`}
        description="What it planned and nobody opened is cancelled. This cannot be undone."
        confirmLabel="End Program"
        working={isPending}
        onConfirm={() => void end()}
        onClose={() => setIsAsked(false)}
      />
    </>
  );
}

function EditProgram({ program, onClose }: { program: InventoryProgramDto; onClose: () => void }) {
  const [{ id, version }] = useState(program);
  const { mutateAsync } = useMutation(programMutations.change);
  const [initialValues] = useState({ title: program.title });
  return (
    <ActDialog
      title="Edit program"
      description={`${KIND_LABELS[program.kind]}, ${CADENCE_LABELS[program.cadence].toLowerCase()}, ${program.unit}, since ${monthLabel(program.firstMonth)}.`}
      submitLabel="Save"
      size="form"
      initialValues={initialValues}
      schema={editSchema}
      done={{ title: 'Program Saved' }}
      refusalOf={refusalOf}
      onSend={(values) => mutateAsync({ id, version, title: values.title.trim() })}
      onClose={onClose}
      actions={<EndProgram program={program} onClose={onClose} />}
    >
      <TextField name="title" label="Title" maxLength={TITLE_LIMIT} autoComplete="off" />
    </ActDialog>
  );
}

interface ProgramDialogProps {
  /** Left out for a new one. */
  program?: InventoryProgramDto;
  onClose: () => void;
}

/** Enters a program, renames it or ends it. */
export default function ProgramDialog({ program, onClose }: ProgramDialogProps) {
  return program ? <EditProgram program={program} onClose={onClose} /> : <NewProgram onClose={onClose} />;
}
