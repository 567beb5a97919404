import { INVENTORY_RULES, type SensitiveInventoryDto } from '@hand-receipt/contracts';
import { inventoryMutations, inventoryQueries } from '@hand-receipt/data';
import { useMutation, useQuery } from '@hand-receipt/platform';
import { WaiveDialog } from '../inventories/waive-dialog';

interface WaiveRuleDialogProps {
  inventory: SensitiveInventoryDto;
  onClose: () => void;
}

/** Waives a rule for a person while the count is open, also the one that is judged line by line. */
export function WaiveRuleDialog({ inventory: { id, rules }, onClose }: WaiveRuleDialogProps) {
  const { data } = useQuery(inventoryQueries.candidatesOf(id));
  const { mutateAsync } = useMutation(inventoryMutations.waive);
  const people = (data ?? []).filter(({ mayWaive }) => mayWaive).map(({ person }) => person);
  if (people.length === 0) return null;
  return (
    <WaiveDialog
      people={people}
      rules={INVENTORY_RULES.filter((rule) => Boolean(rules?.[rule]))}
      onWaive={(waiver) => mutateAsync({ id, ...waiver })}
      onClose={onClose}
    />
  );
}
