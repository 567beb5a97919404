import type { UserStatus } from '@hand-receipt/contracts';
import { forbidden } from '../../kernel';

/** Why a person who has shown who they are may not come in. */
const REFUSALS: Partial<Record<UserStatus, string>> = {
  Pending: 'Your account is waiting for a leader of your unit to activate it.',
  Inactive: 'Your account has been deactivated. Ask your commander or supply sergeant.',
};

const BLOCKED = 'Your sign-in is blocked. Ask an Admin.';

/** @throws ApiError 403 for a person who is not active, or whose sign-in is blocked. */
export function assertMaySignIn(user: { status: UserStatus; sign_in_blocked_at: Date | null }): void {
  const refusal = REFUSALS[user.status] ?? (user.sign_in_blocked_at === null ? undefined : BLOCKED);
  if (refusal) throw forbidden(refusal);
}
