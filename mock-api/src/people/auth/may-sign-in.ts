import type { SignInRefusal, UserStatus } from '@hand-receipt/contracts';

const BY_STATUS: Partial<Record<UserStatus, SignInRefusal>> = { Pending: 'pending', Inactive: 'inactive' };

/** Why a person who has shown who they are may not come in; null where they may. */
export const signInRefusal = (user: {
  status: UserStatus;
  sign_in_blocked_at: Date | null;
}): SignInRefusal | null => BY_STATUS[user.status] ?? (user.sign_in_blocked_at === null ? null : 'blocked');
