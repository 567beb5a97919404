import type { InventoryCandidateDto, SensitiveInventoryDto } from '@hand-receipt/contracts';
import { inventoryMutations, inventoryQueries } from '@hand-receipt/data';
import { refusalOf, useMutation, useQuery } from '@hand-receipt/platform';
import { counted } from '@hand-receipt/ui';
import { ActDialog, SelectField, TextAreaField, yup } from '@hand-receipt/ui/forms';
import type { ComponentProps } from 'react';
import { CandidatesAwaited, isRefused } from '../inventories/candidates-awaited';
import { CountersField } from '../inventories/counters-field';
import { useWaiveIn } from '../inventories/use-waive';

const schema = yup.object({
  reason: yup
    .string()
    .when('how', { is: 'close', then: (reason) => reason.trim().required('Give a reason.') }),
});

interface EndCountDialogProps {
  inventory: SensitiveInventoryDto;
  onClose: () => void;
}

/** Ends the first count. Who leads it says who looks for the differences; a Commander may close it without a recount. */
export function EndCountDialog({ inventory, onClose }: EndCountDialogProps) {
  const { id, may, toRecount = 0 } = inventory;
  const isNamed = may?.changeTeam === true;
  const candidates = useQuery({ ...inventoryQueries.recountCandidatesOf(id), enabled: isNamed });
  const end = useMutation(inventoryMutations.endCount);
  const close = useMutation(inventoryMutations.close);
  const send = async ({ how, reason, counterIds }: { how: string; reason: string; counterIds: string[] }) => {
    if (how === 'close') await close.mutateAsync({ id, noRecountReason: reason.trim() });
    else await end.mutateAsync({ id, ...(counterIds.length > 0 && { counterIds }) });
  };
  const waive = useWaiveIn(id);
  return (
    <>
      <ActDialog
        title="End count"
        description={`${counted(toRecount, 'difference')}. People who read nothing in this count look for each, before the inventory is closed.`}
        submitLabel="End count"
        ready={!isNamed || candidates.data !== undefined || isRefused(candidates.error)}
        initialValues={{ how: 'recount', reason: '', counterIds: [] as string[] }}
        schema={schema}
        done={{ title: 'Count Ended' }}
        refusalOf={refusalOf}
        onSend={send}
        onClose={onClose}
      >
        {may?.skipRecount ? (
          <SelectField
            name="how"
            label="Then"
            options={[
              { value: 'recount', label: 'Recount the differences' },
              { value: 'close', label: 'Close without a recount, with a reason' },
            ]}
          />
        ) : null}
        {may?.skipRecount ? (
          <TextAreaField name="reason" label="Reason for no recount" optional maxLength={500} />
        ) : null}
        {isNamed ? <TeamField query={candidates} onWaive={waive.ask} /> : null}
      </ActDialog>
      {waive.dialog}
    </>
  );
}

interface TeamFieldProps extends Pick<ComponentProps<typeof CountersField>, 'onWaive'> {
  query: ComponentProps<typeof CandidatesAwaited>['query'] & {
    data: readonly InventoryCandidateDto[] | undefined;
  };
}

/** Who looks for the differences, once it is known who may. */
function TeamField({ query, onWaive }: TeamFieldProps) {
  if (!query.data) return <CandidatesAwaited query={query} refused="You do not say who recounts" />;
  return <CountersField candidates={query.data} legend="Who recounts" onWaive={onWaive} />;
}
