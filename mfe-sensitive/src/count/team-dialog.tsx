import type { InventoryCandidateDto, SensitiveInventoryDto } from '@hand-receipt/contracts';
import { inventoryMutations, inventoryQueries } from '@hand-receipt/data';
import { refusalOf, useMutation, useQuery } from '@hand-receipt/platform';
import { Dialog, ErrorState, LoadingRows } from '@hand-receipt/ui';
import { ActDialog, yup } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { CountersField } from '../inventories/counters-field';
import { useWaiveIn } from '../inventories/use-waive';

const TITLE = 'Who counts';
const schema = yup.object({ counterIds: yup.array().min(1, 'Choose who counts') });

interface TeamDialogProps {
  inventory: SensitiveInventoryDto;
  onClose: () => void;
}

/** Says who counts from now on. */
export function TeamDialog(props: TeamDialogProps) {
  const { data, error, isFetching, refetch } = useQuery(inventoryQueries.candidatesOf(props.inventory.id));
  if (data) return <TeamForm {...props} candidates={data} />;
  return (
    <Dialog open onClose={props.onClose} title={TITLE}>
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

interface TeamFormProps extends TeamDialogProps {
  candidates: readonly InventoryCandidateDto[];
}

/** Begins with the team without those whom a rule excludes by now, such as the first counters in a recount. */
function TeamForm({ inventory: { id, title, counters }, candidates, onClose }: TeamFormProps) {
  const { mutateAsync } = useMutation(inventoryMutations.changeTeam);
  const waive = useWaiveIn(id);
  // A rule that is waived meanwhile adds nobody and takes nobody's tick away.
  const [initialValues] = useState(() => {
    const excluded = candidates.flatMap(({ person, reasons }) => (reasons.length > 0 ? [person.id] : []));
    return { counterIds: counters.map((person) => person.id).filter((one) => !excluded.includes(one)) };
  });
  return (
    <>
      <ActDialog
        title={TITLE}
        description={`What a person who leaves the team of ${title} has read stays.`}
        submitLabel="Save"
        initialValues={initialValues}
        schema={schema}
        done={{ title: 'Team Saved', description: title }}
        refusalOf={refusalOf}
        onSend={({ counterIds }) => mutateAsync({ id, counterIds })}
        onClose={onClose}
      >
        <CountersField candidates={candidates} onWaive={waive.ask} isNamedFromAbove />
      </ActDialog>
      {waive.dialog}
    </>
  );
}
