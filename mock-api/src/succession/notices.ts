import { findPerson } from '../access';
import type { UnitOfWork } from '../unit-of-work';
import { dayWords } from '../property';
import type { SuccessionRow } from './find-succession';

const linkTo = ({ id }: Pick<SuccessionRow, 'id'>, label: string) => ({ label, path: `/successions/${id}` });

/** 'SC-0003, from CPT Halloran to CPT Osei'. */
export async function successionWords({ trx }: UnitOfWork, succession: SuccessionRow): Promise<string> {
  const [from, to] = [
    await findPerson(trx, succession.from_user_id),
    await findPerson(trx, succession.to_user_id),
  ];
  return `${succession.id}, from ${from?.name ?? ''} to ${to?.name ?? ''}`;
}

const others = ({ actor }: UnitOfWork, ids: readonly (string | null)[]): string[] =>
  [...new Set(ids)].filter((id) => id !== null && id !== actor.id) as string[];

const parties = ({ from_user_id, to_user_id, giver_user_id }: SuccessionRow) => [
  from_user_id,
  to_user_id,
  giver_user_id,
];

/** Tells the other party that a change of command was opened. */
export async function tellOpened(work: UnitOfWork, succession: SuccessionRow): Promise<void> {
  await work.notify(others(work, parties(succession)), {
    type: 'info',
    title: 'Change of command opened',
    message: `${work.actor.name} opened ${await successionWords(work, succession)}. Due ${dayWords(succession.due_on)}.`,
    action: linkTo(succession, 'View'),
  });
}

export async function tellCancelled(
  work: UnitOfWork,
  succession: SuccessionRow,
  reason: string,
): Promise<void> {
  await work.notify(others(work, parties(succession)), {
    type: 'warning',
    title: 'Change of command cancelled',
    message: `${work.actor.name} cancelled ${await successionWords(work, succession)}. Reason: ${reason}`,
    action: linkTo(succession, 'View'),
  });
}
