import type { DirectoryUserDto } from '@hand-receipt/contracts';
import {
  ActionMenu,
  CheckIcon,
  CircleXIcon,
  KeyRoundIcon,
  LockIcon,
  LogInIcon,
  LogOutIcon,
  type LucideIcon,
  PencilIcon,
  ShieldCheckIcon,
} from '@hand-receipt/ui';
import { type AccountAct, offeredActs, personLabel } from './account-acts';

const ICONS: Record<AccountAct, LucideIcon> = {
  edit: PencilIcon,
  'reset-password': KeyRoundIcon,
  'end-sessions': LogOutIcon,
  'block-sign-in': LockIcon,
  'allow-sign-in': LogInIcon,
  'remove-second-factor': ShieldCheckIcon,
  activate: CheckIcon,
  deactivate: CircleXIcon,
};

interface PersonMenuProps {
  person: DirectoryUserDto;
  onAct: (act: AccountAct, id: string) => void;
}

/** What I may do to one person's account; nothing where I may do nothing. */
export function PersonMenu({ person, onAct }: PersonMenuProps) {
  const acts = offeredActs(person);
  if (acts.length === 0) return null;
  return (
    <ActionMenu
      label={`Actions, ${personLabel(person)}`}
      items={acts.map(({ act, label, disabled }) => {
        const Icon = ICONS[act];
        return {
          label,
          disabled,
          icon: <Icon />,
          danger: act === 'deactivate' || act === 'block-sign-in',
          onSelect: () => onAct(act, person.id),
        };
      })}
    />
  );
}
