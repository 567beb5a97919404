import type { DirectoryUserDto } from '@hand-receipt/contracts';

/** What a row's menu offers. Role belongs to editing and has no entry of its own. */
export type AccountAct = Exclude<DirectoryUserDto['may'][number], 'change-role'>;

interface OfferedAct {
  act: AccountAct;
  label: string;
  disabled?: boolean;
}

const LABELS: Record<AccountAct, string> = {
  edit: 'Edit User',
  'reset-password': 'Reset Password',
  'end-sessions': 'Sign Out Everywhere',
  'block-sign-in': 'Block Sign-in',
  'allow-sign-in': 'Allow Sign-in',
  'remove-second-factor': 'Remove Second Factor',
  activate: 'Activate',
  deactivate: 'Deactivate',
};
const ORDER = Object.keys(LABELS) as AccountAct[];

/**
 * The menu of one person, by what the server says I may do to their account. Who manages accounts also sees that
 * a password can be reset where that must wait for the account to be active.
 */
export function offeredActs({ may }: Pick<DirectoryUserDto, 'may'>): OfferedAct[] {
  const manages = may.includes('edit');
  return ORDER.flatMap((act) => {
    const allowed = may.includes(act);
    const waits = manages && act === 'reset-password' && !allowed;
    return allowed || waits ? [{ act, label: LABELS[act], disabled: !allowed }] : [];
  });
}

/** Rank and name, for titles and sentences. */
export const personLabel = ({ rank, name }: Pick<DirectoryUserDto, 'rank' | 'name'>) => `${rank} ${name}`;
