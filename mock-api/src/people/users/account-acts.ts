import type { ACCOUNT_ACTS } from '@hand-receipt/contracts/routes';
import type { Role, UserStatus } from '@hand-receipt/contracts';
import { forbidden } from '../../kernel';

export type AccountAct = (typeof ACCOUNT_ACTS)[number];

/** What of an account decides who may do what to it. */
interface Subject {
  role: Role;
  status: UserStatus;
  /** It is of the actor's unit, or one below it. */
  in_unit: boolean;
  sign_in_blocked_at: Date | null;
  /** An authenticator app or a passkey. */
  has_second_factor: boolean;
}

/** Roles that let people of their own unit in. */
const ACTIVATES_IN_UNIT: readonly Role[] = ['Supply Sergeant', 'Commander'];

const WHO_MAY: Record<AccountAct, string> = {
  edit: "Only an Admin changes a person's name, rank or unit.",
  'change-role': "Only an Admin changes a person's role.",
  activate: 'Only an Admin, or the Commander or Supply Sergeant of the unit, activates an account.',
  deactivate: 'Only an Admin deactivates an account.',
  'reset-password': 'Only an Admin resets a password.',
  'end-sessions': 'Only an Admin can sign another person out.',
  'block-sign-in': 'Only an Admin blocks the sign-in of a person.',
  'allow-sign-in': 'Only an Admin lets a person sign in again.',
  'remove-second-factor': 'Only an Admin removes the second factor of a person.',
};

function isEntitled(actor: { role: Role }, act: AccountAct, subject: Subject): boolean {
  if (actor.role === 'Admin') return true;
  // A leader of the unit lets no Admin in: that would be a higher role than their own.
  const isTheirs = subject.in_unit && subject.role !== 'Admin';
  return act === 'activate' && isTheirs && ACTIVATES_IN_UNIT.includes(actor.role);
}

/** The acts that make no sense at the account's present status. */
const NOT_WHILE: Record<UserStatus, readonly AccountAct[]> = {
  Active: ['activate'],
  Inactive: ['deactivate', 'reset-password', 'end-sessions', 'block-sign-in'],
  Pending: ['reset-password', 'end-sessions', 'block-sign-in'],
};

function makesSense(act: AccountAct, { status, sign_in_blocked_at: blockedAt, ...has }: Subject): boolean {
  if (act === 'remove-second-factor') return has.has_second_factor;
  return !NOT_WHILE[status].includes(act) && act !== (blockedAt === null ? 'allow-sign-in' : 'block-sign-in');
}

/** The table of roles in decisions.md: what the actor may do to an account as it is now. */
export const actsOn = (actor: { id: string; role: Role }, subject: Subject & { id: string }): AccountAct[] =>
  (Object.keys(WHO_MAY) as AccountAct[]).filter(
    (act) =>
      isEntitled(actor, act, subject) &&
      makesSense(act, subject) &&
      // One's own is removed in Settings, with the password.
      !(act === 'remove-second-factor' && actor.id === subject.id),
  );

/** @throws ApiError 403 where the actor's role does not allow it. */
export function requireEntitled(actor: { role: Role }, act: AccountAct, subject: Subject): void {
  if (!isEntitled(actor, act, subject)) throw forbidden(WHO_MAY[act]);
}

/** @throws ApiError 403 for anybody but an Admin. */
export function requireAdmin(actor: { role: Role }, sentence: string): void {
  if (actor.role !== 'Admin') throw forbidden(sentence);
}
