import { localDay } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';
import { notifyAccountChange, recordAccountEvent } from '../people';
import type { SeenSuccession } from './find-succession';

interface Party {
  id: string;
  name: string;
}

/** The two people, locked in one order. */
const lockPeople = ({ trx }: UnitOfWork, ids: string[]) =>
  trx
    .selectFrom('users')
    .select(['id', 'role', 'unit_id', 'position'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

/**
 * Where the role passes, the incoming person becomes Commander of the unit and the outgoing one a Soldier. The position goes
 * with the role, and the time in command ends for the one and begins for the other. An Admin stays one, so that nothing
 * passes to them. `roles_pass` says afterwards whether the role has passed.
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
  const people = await lockPeople(work, [from.id, to.id]);
  const outgoing = people.find(({ id }) => id === from.id);
  const incoming = people.find(({ id }) => id === to.id);
  const isCommander = outgoing?.role === 'Commander' && outgoing.unit_id === succession.unit_id;
  if (!isCommander || incoming?.role === 'Admin') {
    // An Admin changed a role since it was opened.
    await trx.updateTable('succession').set({ roles_pass: false }).where('id', '=', succession.id).execute();
    return nothing;
  }
  await trx
    .updateTable('users')
    .set({ role: 'Soldier', command_start: null, position: null })
    .where('id', '=', from.id)
    .execute();
  await trx
    .updateTable('users')
    .set({
      role: 'Commander',
      unit_id: succession.unit_id,
      command_start: localDay(work.at),
      position: outgoing.position,
    })
    .where('id', '=', to.id)
    .execute();
  for (const { id } of people) notifyAccountChange(work, id);
  await tellAdmins(work, succession, from, to);
  return {
    async record() {
      const because = { successionId: succession.id };
      const lost = { previousRole: 'Commander', newRole: 'Soldier', ...because };
      await recordAccountEvent(work, 'role passed', from, lost);
      const gained = { previousRole: incoming?.role ?? null, newRole: 'Commander', ...because };
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
