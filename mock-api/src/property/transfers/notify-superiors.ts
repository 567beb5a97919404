import type { TransferDto } from '@hand-receipt/contracts';
import type { UnitOfWork } from '../../unit-of-work';
import { itemCount } from './item-count';

/** Tells everybody above the giver of items that were signed over to the actor, once. Who agreed to it knows of it. */
export async function notifySuperiors(work: UnitOfWork, answered: readonly TransferDto[]): Promise<void> {
  const counts = new Map<string, number>();
  for (const { superior, needs_consent, status } of answered) {
    if (!superior || needs_consent || status !== 'Approved') continue;
    counts.set(superior.id, (counts.get(superior.id) ?? 0) + 1);
  }
  const { id, name } = work.actor;
  // In one order of people, as notifications are always locked.
  for (const [superiorId, count] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1))) {
    await work.notify([superiorId], {
      type: 'info',
      title: count === 1 ? 'Item signed over' : 'Items signed over',
      message: `${itemCount(count)} below you ${count === 1 ? 'was' : 'were'} signed over to ${name}.`,
      action: { label: 'View', path: `/people/${id}` },
    });
  }
}
