import type { InventoryCandidateDto, WaiverInput } from '@hand-receipt/contracts';
import { inventoryMutations, inventoryQueries, peopleQueries, unitQueries } from '@hand-receipt/data';
import { useCurrentUser, useMutation, useQuery } from '@hand-receipt/platform';
import { Dialog, EmptyState } from '@hand-receipt/ui';
import {
  FormDialog,
  FormError,
  QuerySelectField,
  SelectField,
  TextField,
  useFormikContext,
} from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { CATEGORY_OPTIONS } from '../sensitive-items/item-filters';
import { CandidatesAwaited } from './candidates-awaited';
import { CountersField } from './counters-field';
import {
  type Chosen,
  newInventorySchema,
  newInventoryWords,
  type NewInventoryValues,
  toOpenInventory,
} from './new-inventory';
import { useAbsent } from './use-absent';
import { useWaive } from './use-waive';

interface NewInventoryDialogProps {
  /** Left out for sensitive items. */
  chosen?: Chosen;
  onClose: () => void;
  /** With the new count's id. */
  onOpened: (id: string) => void;
}

/** Opens a count. Leaders say who counts and may narrow it to a unit or a holder; a soldier counts their own. */
export default function NewInventoryDialog(props: NewInventoryDialogProps) {
  const user = useCurrentUser();
  const isNamed = user.role !== 'Soldier' || props.chosen !== undefined;
  const candidates = useQuery({
    ...inventoryQueries.candidates(props.chosen && 'chosen'),
    enabled: isNamed,
  });
  const absent = useAbsent(props.chosen);
  const { data } = candidates;
  if ((!isNamed || data) && absent === null) return <NewInventoryForm {...props} candidates={data ?? null} />;
  return (
    <Dialog open onClose={props.onClose} title="New Inventory">
      {absent ? (
        <EmptyState title="This inventory cannot be opened" hint={absent} />
      ) : (
        <CandidatesAwaited query={candidates} />
      )}
    </Dialog>
  );
}

interface NewInventoryFormProps extends NewInventoryDialogProps {
  /** By the rules of the reader's unit; null for a soldier. */
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

function NewInventoryForm({ chosen, candidates, onClose, onOpened }: NewInventoryFormProps) {
  const user = useCurrentUser();
  const { mutateAsync, error } = useMutation(inventoryMutations.open);
  const [waivers, setWaivers] = useState<readonly WaiverInput[]>([]);
  const waive = useWaive((waiver) => {
    setWaivers((before) => [...before, waiver]);
    return Promise.resolve();
  }, 'Waived once the inventory is open');
  const isExcluded = candidates?.some(({ person, reasons }) => person.id === user.id && reasons.length > 0);
  const [initialValues] = useState<NewInventoryValues>(() => ({
    title: '',
    unitId: '',
    category: '',
    holderId: '',
    counterIds: isExcluded ? [] : [user.id],
  }));
  const open = async (values: NewInventoryValues) => {
    const { id } = await mutateAsync(toOpenInventory(values, waivers, chosen));
    onOpened(id);
  };
  return (
    <>
      <FormDialog
        open
        onClose={onClose}
        title="New Inventory"
        description={newInventoryWords(chosen)}
        submitLabel="Open Inventory"
        initialValues={initialValues}
        schema={newInventorySchema}
        onSubmit={open}
        onError={() => undefined}
      >
        <TextField name="title" label="Title" optional />
        {chosen ? null : <ScopeFields isLeader={candidates !== null} />}
        {candidates ? (
          <TeamField kind={chosen ? 'chosen' : 'sensitive'} waivers={waivers} onWaive={waive.ask} />
        ) : null}
        {error ? <FormError title="The inventory could not be opened">{error.message}</FormError> : null}
      </FormDialog>
      {waive.dialog}
    </>
  );
}

/** What a count of sensitive items is narrowed to. */
function ScopeFields({ isLeader }: { isLeader: boolean }) {
  const people = useQuery({ ...peopleQueries.active(), enabled: isLeader });
  const units = useQuery({ ...unitQueries.tree(), enabled: isLeader });
  return (
    <>
      {isLeader ? (
        <QuerySelectField
          name="unitId"
          label="Unit"
          of="units"
          query={units}
          options={(all) => [
            { value: '', label: 'All units' },
            ...all.filter(({ mine }) => mine).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          nobody={null}
          hint="With the units below it."
        />
      ) : null}
      <SelectField name="category" label="Category" options={CATEGORY_OPTIONS} />
      {isLeader ? (
        <QuerySelectField
          name="holderId"
          label="Holder"
          of="holders"
          query={people}
          options={(active) => [
            { value: '', label: 'All holders' },
            ...active
              .filter(({ signInBlocked }) => !signInBlocked)
              .map(({ id, name, unit }) => ({ value: id, label: `${name}, ${unit}` })),
          ]}
          nobody={null}
        />
      ) : null}
    </>
  );
}

interface TeamFieldProps {
  kind: 'sensitive' | 'chosen';
  waivers: readonly WaiverInput[];
  onWaive: Parameters<typeof CountersField>[0]['onWaive'];
}

/** Who counts, by the rules of the unit that is chosen. */
function TeamField({ kind, waivers, onWaive }: TeamFieldProps) {
  const { values } = useFormikContext<NewInventoryValues>();
  const candidates = useQuery(inventoryQueries.candidates(kind, values.unitId));
  const { data } = candidates;
  if (data) return <CountersField candidates={withWaivers(data, waivers)} onWaive={onWaive} />;
  return <CandidatesAwaited query={candidates} />;
}
