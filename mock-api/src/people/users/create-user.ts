import type { CreateUserDto, OneTimeLinkDto } from '@hand-receipt/contracts';
import { hashPassword } from '../auth/password';
import { refuseTakenName } from '../auth/register';
import { newSecret } from '../auth/secret';
import type { UnitOfWork } from '../../unit-of-work';
import { requireAdmin } from './account-acts';
import { newPasswordLink } from './password-link';
import { particularsOf, requireBegun, requireFreeEmail, requireUnit } from './particulars';
import { recordAccountEvent, notifyAccountChange } from './record-account';

/** The digest of a password that nobody knows, so that an account without one looks like any other. */
export const unknownPassword = (): Promise<string> => hashPassword(newSecret());

/**
 * Makes an active account. Nobody can sign in to it before its link was used.
 *
 * @param passwordHash of `unknownPassword()`, made before the transaction began.
 * @returns the new person's id, and the link for their first password.
 * @throws ApiError 403 by role, 400 for an unknown unit or a date in the future, 409 for a user name or an email
 *   address that is taken.
 */
export async function createUser(
  work: UnitOfWork,
  form: CreateUserDto,
  passwordHash: string,
): Promise<{ userId: string; link: OneTimeLinkDto }> {
  const { trx, actor, at } = work;
  requireAdmin(actor, 'Only an Admin makes accounts.');
  await requireUnit(trx, form.unitId, form.role);
  requireBegun(form, at);
  const particulars = particularsOf(form);
  const { id: userId } = await trx
    .insertInto('users')
    .values({
      ...particulars,
      first_name: form.firstName,
      last_name: form.lastName,
      rank: form.rank,
      email: form.email,
      username: form.username.toLowerCase(),
      password_hash: passwordHash,
      role: form.role,
      status: 'Active',
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(refuseTakenName);
  await requireFreeEmail(trx, form.email, { userId, namesOwner: true });
  const link = await newPasswordLink(work, userId);
  notifyAccountChange(work, userId);
  await recordAccountEvent(
    work,
    'created',
    { id: userId, name: `${form.rank} ${form.lastName}` },
    { role: form.role, unitId: form.unitId },
  );
  return { userId, link };
}
