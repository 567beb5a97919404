import { INVENTORY_RULES, type SensitiveInventoryDto } from '@hand-receipt/contracts';
import { inventoryMutations, inventoryQueries } from '@hand-receipt/data';
import { useMutation, useQuery } from '@hand-receipt/platform';
import { Dialog, EmptyState } from '@hand-receipt/ui';
import { CandidatesAwaited } from '../inventories/candidates-awaited';
import { WaiveDialog } from '../inventories/waive-dialog';

interface WaiveRuleDialogProps {
  inventory: SensitiveInventoryDto;
  onClose: () => void;
}

/** Waives a rule for a person while the count is open, also the one that is judged line by line. */
export function WaiveRuleDialog({ inventory: { id, rules }, onClose }: WaiveRuleDialogProps) {
  const candidates = useQuery(inventoryQueries.candidatesOf(id));
  const { mutateAsync } = useMutation(inventoryMutations.waive);
  const people = candidates.data?.filter(({ mayWaive }) => mayWaive).map(({ person }) => person);
  if (!people?.length) {
    return (
      <Dialog open onClose={onClose} title="Waive a rule">
        {people ? (
          <EmptyState title="There is nobody for whom you may waive a rule" />
        ) : (
          <CandidatesAwaited query={candidates} refused="You may not waive a rule" />
        )}
      </Dialog>
    );
  }
  return (
    <WaiveDialog
      people={people}
      rules={INVENTORY_RULES.filter((rule) => Boolean(rules?.[rule]))}
      onWaive={(waiver) => mutateAsync({ id, ...waiver })}
      onClose={onClose}
    />
  );
}
