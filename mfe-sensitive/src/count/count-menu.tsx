import type { SensitiveInventoryDto } from '@hand-receipt/contracts';
import { useUrlState } from '@hand-receipt/platform';
import { ActionMenu, type MenuAction } from '@hand-receipt/ui';
import { CancelDialog } from './cancel-dialog';
import { SignDialog } from './sign-dialog';
import { TeamDialog } from './team-dialog';

/** What is seldom done with an inventory. */
export function CountMenu({ inventory }: { inventory: SensitiveInventoryDto }) {
  const { get, set } = useUrlState();
  const { may, title } = inventory;
  const close = () => set({ act: '' });
  const items: MenuAction[] = [
    ...(may?.changeTeam ? [{ label: 'Who counts', onSelect: () => set({ act: 'team' }) }] : []),
    ...(may && may.sign.length > 0
      ? [{ label: 'Sign the report', onSelect: () => set({ act: 'sign' }) }]
      : []),
    ...(may?.cancel
      ? [{ label: 'Cancel inventory', onSelect: () => set({ act: 'cancel' }), danger: true }]
      : []),
  ];
  const act = get('act');
  return (
    <>
      {items.length > 0 ? <ActionMenu label={`Actions, ${title}`} items={items} /> : null}
      {act === 'team' && may?.changeTeam ? <TeamDialog inventory={inventory} onClose={close} /> : null}
      {act === 'sign' && may && may.sign.length > 0 ? (
        <SignDialog inventory={inventory} parts={may.sign} onClose={close} />
      ) : null}
      {act === 'cancel' && may?.cancel ? <CancelDialog inventory={inventory} onClose={close} /> : null}
    </>
  );
}
