import type { EditUserDto } from '@hand-receipt/contracts';
import { badRequest } from '../../kernel';
import { isOfCompany } from '../../access';
import type { UnitOfWork } from '../../unit-of-work';
import { type Account, accountName, lockAccount } from './account';
import { requireEntitled } from './account-acts';
import { particularsOf, requireBegun, requireFreeEmail, requireUnit } from './particulars';
import { recordAccountEvent, notifyAccountChange } from './record-account';

/**
 * Ends what a person cannot go on with in another company. Their unit is the new one already.
 *
 * @returns a function that writes the events, which come last in the transaction.
 */
export type LeaveCompany = (
  work: UnitOfWork,
  person: { id: string; name: string; unitId: string },
) => Promise<() => Promise<void>>;

/** Which fields of the form differ from what is on record. */
const changedFields = (form: EditUserDto, account: Account): string[] =>
  Object.entries(form)
    .filter(([field, value]) => {
      const columns = Object.entries(particularsOf({ [field]: value }));
      return columns.some(([column, written]) => written !== account[column as keyof Account]);
    })
    .map(([field]) => field)
    .sort();

/**
 * Changes what is written about a person. The ledger says which fields changed, and what name, rank and
 * unit became; how they are reached stays out of it. Where nothing changes, it writes nothing.
 *
 * @param leaveCompany is called where their new unit is of another company.
 * @throws ApiError 404 out of sight, 403 by role, 400 for an unknown unit, for an S4 or PBO outside of a battalion, a
 *   date in the future or where nothing is sent, 409 for an email address that another account has, and as
 *   `leaveCompany`.
 */
export async function editUser(
  work: UnitOfWork,
  userId: string,
  form: EditUserDto,
  leaveCompany: LeaveCompany,
): Promise<void> {
  const { trx } = work;
  const account = await lockAccount(work, userId);
  requireEntitled(work.actor, 'edit', account);
  const columns = particularsOf(form);
  if (Object.keys(columns).length === 0) throw badRequest('Say what to change.');
  if (form.unitId !== undefined) await requireUnit(trx, form.unitId, account.role);
  requireBegun(form, work.at);
  const changed = changedFields(form, account);
  if (changed.includes('email')) await requireFreeEmail(trx, form.email ?? '', { userId, namesOwner: true });
  if (changed.length === 0) return;
  await trx.updateTable('users').set(columns).where('id', '=', userId).execute();

  const { rank = account.rank, last_name = account.last_name, unit_id = account.unit_id } = columns;
  notifyAccountChange(work, userId, { formerUnitId: account.unit_id });
  const person = { id: userId, name: accountName({ rank, last_name }) };
  if (account.unit_id && unit_id && !(await isOfCompany(trx, { unitId: unit_id, of: account.unit_id }))) {
    const recordLeft = await leaveCompany(work, { ...person, unitId: unit_id });
    await recordLeft();
  }
  await recordAccountEvent(work, 'edited', person, {
    before: accountName(account),
    unitId: unit_id,
    fields: changed,
  });
}
