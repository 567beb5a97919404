import { INVENTORY_RULES, type SensitiveInventoryDto } from '@hand-receipt/contracts';
import { useUrlState } from '@hand-receipt/platform';
import { ActionMenu, type MenuAction } from '@hand-receipt/ui';
import { CancelDialog } from './cancel-dialog';
import { SignDialog } from './sign-dialog';
import { TeamDialog } from './team-dialog';
import { WaiveRuleDialog } from './waive-rule-dialog';

interface Act {
  name: string;
  isAllowed: boolean;
  label: string;
  danger?: boolean;
}

/** What I may do with an inventory besides counting, in the order of the menu. */
const actsOf = ({ may, rules }: SensitiveInventoryDto): Act[] =>
  [
    { name: 'team', isAllowed: may?.changeTeam === true, label: 'Who counts' },
    {
      name: 'waive',
      isAllowed: may?.waive === true && INVENTORY_RULES.some((rule) => rules?.[rule]),
      label: 'Waive a rule',
    },
    { name: 'sign', isAllowed: (may?.sign.length ?? 0) > 0, label: 'Sign the Report' },
    { name: 'cancel', isAllowed: may?.cancel === true, label: 'Cancel inventory', danger: true },
  ].filter(({ isAllowed }) => isAllowed);

interface CountMenuProps {
  inventory: SensitiveInventoryDto;
  /** Below what the inventory itself allows. */
  more?: readonly MenuAction[];
}

/** What is seldom done with an inventory. */
export function CountMenu({ inventory, more = [] }: CountMenuProps) {
  const { get, set } = useUrlState();
  const close = () => set({ act: '' });
  const acts = actsOf(inventory);
  const act = acts.find(({ name }) => name === get('act'))?.name;
  const items: MenuAction[] = [
    ...acts.map(({ name, label, danger }) => ({ label, danger, onSelect: () => set({ act: name }) })),
    ...more,
  ];
  return (
    <>
      {items.length > 0 ? <ActionMenu label={`Actions, ${inventory.title}`} items={items} /> : null}
      {act === 'team' ? <TeamDialog inventory={inventory} onClose={close} /> : null}
      {act === 'waive' ? <WaiveRuleDialog inventory={inventory} onClose={close} /> : null}
      {act === 'sign' ? (
        <SignDialog inventory={inventory} parts={inventory.may?.sign ?? []} onClose={close} />
      ) : null}
      {act === 'cancel' ? <CancelDialog inventory={inventory} onClose={close} /> : null}
    </>
  );
}
