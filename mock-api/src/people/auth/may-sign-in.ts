import { SIGN_IN_REFUSALS, type SignInRefusal, type UserStatus } from '@hand-receipt/contracts';
import { forbidden } from '../../kernel';

const BY_STATUS: Partial<Record<UserStatus, SignInRefusal>> = { Pending: 'pending', Inactive: 'inactive' };

/** Why a person who has shown who they are may not come in; null where they may. */
export const signInRefusal = (user: {
  status: UserStatus;
  sign_in_blocked_at: Date | null;
}): SignInRefusal | null => BY_STATUS[user.status] ?? (user.sign_in_blocked_at === null ? null : 'blocked');

/** @throws ApiError 403 for a person who is not active, or whose sign-in is blocked. */
export function assertMaySignIn(user: Parameters<typeof signInRefusal>[0]): void {
  const refusal = signInRefusal(user);
  if (refusal) throw forbidden(SIGN_IN_REFUSALS[refusal]);
}
