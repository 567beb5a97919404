import { SIGN_IN_REFUSALS } from '@hand-receipt/contracts';
import { forbidden } from '../../kernel';
import { signInRefusal } from './may-sign-in';

/** @throws ApiError 403 for a person who is not active, or whose sign-in is blocked. */
export function assertMaySignIn(user: Parameters<typeof signInRefusal>[0]): void {
  const refusal = signInRefusal(user);
  if (refusal) throw forbidden(SIGN_IN_REFUSALS[refusal]);
}
