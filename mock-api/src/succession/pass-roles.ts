import { localDay } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';
import { notifyAccountChange, recordAccountEvent } from '../people';
import type { SeenSuccession } from './find-succession';

interface Party {
  id: string;
  name: string;
}

/**
 * Where the role passes, the incoming person becomes Commander of the unit and the outgoing one a Soldier. An Admin stays
 * one: that role never passes. The time in command ends for the one and begins for the other.
 *
 * @returns a function that writes the two events, which come last in the transaction.
 */
export async function passRoles(
  work: UnitOfWork,
  succession: SeenSuccession,
  { from, to }: { from: Party; to: Party },
): Promise<{ record: () => Promise<void> }> {
  const { trx } = work;
  const nothing = { record: () => Promise.resolve() };
  // Sections that were left out are signed later: the role has passed with the first signing.
  if (!succession.roles_pass || succession.signed_at !== null) return nothing;
  const people = await trx
    .selectFrom('users')
    .select(['id', 'role', 'unit_id'])
    .where('id', 'in', [from.id, to.id])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const outgoing = people.find(({ id }) => id === from.id);
  const incoming = people.find(({ id }) => id === to.id);
  if (outgoing?.role !== 'Commander' || outgoing.unit_id !== succession.unit_id) return nothing;
  await trx
    .updateTable('users')
    .set({ role: 'Soldier', command_start: null })
    .where('id', '=', from.id)
    .execute();
  const staysAdmin = incoming?.role === 'Admin';
  const unit = { unit_id: succession.unit_id, command_start: localDay(work.at) };
  await trx
    .updateTable('users')
    .set(staysAdmin ? unit : { role: 'Commander', ...unit })
    .where('id', '=', to.id)
    .execute();
  for (const { id } of people) notifyAccountChange(work, id);
  await tellAdmins(work, succession, from, to);
  return {
    async record() {
      const because = { successionId: succession.id };
      const lost = { previousRole: 'Commander', newRole: 'Soldier', ...because };
      await recordAccountEvent(work, 'role passed', from, lost);
      const newRole = staysAdmin ? 'Admin' : 'Commander';
      const gained = { previousRole: incoming?.role ?? null, newRole, ...because };
      await recordAccountEvent(work, 'role passed', to, gained);
    },
  };
}

/** Admins keep the accounts, so they are told who commands now. */
async function tellAdmins(work: UnitOfWork, { id }: SeenSuccession, from: Party, to: Party): Promise<void> {
  const admins = await work.trx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'Admin')
    .where('status', '=', 'Active')
    .orderBy('id')
    .execute();
  await work.notify(
    admins.map((admin) => admin.id),
    {
      type: 'info',
      title: 'Commander changed',
      message: `${to.name} is Commander in place of ${from.name} (${id}).`,
      action: { label: 'View', path: `/successions/${id}` },
    },
  );
}
