import type { SensitiveInventoryDto } from '@hand-receipt/contracts';
import { inventoryMutations, inventoryQueries } from '@hand-receipt/data';
import { refusalOf, useMutation, useQuery } from '@hand-receipt/platform';
import { ErrorState } from '@hand-receipt/ui';
import { ActDialog, yup } from '@hand-receipt/ui/forms';
import { CountersField } from '../inventories/counters-field';
import { useWaiveIn } from '../inventories/use-waive';

const schema = yup.object({ counterIds: yup.array().min(1, 'Choose who counts') });

interface TeamDialogProps {
  inventory: SensitiveInventoryDto;
  onClose: () => void;
}

/** Says who counts from now on. */
export function TeamDialog({ inventory: { id, title, counters }, onClose }: TeamDialogProps) {
  const { data, error, isFetching, refetch } = useQuery(inventoryQueries.candidatesOf(id));
  const { mutateAsync } = useMutation(inventoryMutations.changeTeam);
  const waive = useWaiveIn(id);
  return (
    <>
      <ActDialog
        title="Who counts"
        description={`What a person who leaves the team of ${title} has read stays.`}
        submitLabel="Save"
        initialValues={{ counterIds: counters.map((person) => person.id) }}
        schema={schema}
        done={{ title: 'Team Saved', description: title }}
        refusalOf={refusalOf}
        onSend={({ counterIds }) => mutateAsync({ id, counterIds })}
        onClose={onClose}
      >
        {error && !data ? (
          <ErrorState
            title="Failed to load who may count"
            message={error.message}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : (
          <CountersField candidates={data ?? []} onWaive={waive.ask} isNamedFromAbove />
        )}
      </ActDialog>
      {waive.dialog}
    </>
  );
}
