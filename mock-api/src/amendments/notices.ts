import { itemWords } from '../live';
import type { UnitOfWork } from '../unit-of-work';
import type { AmendedItem } from './lines';

interface Amended {
  id: string;
  items: readonly Pick<AmendedItem, 'name' | 'serial_number'>[];
}

/** What an amendment is about, in a sentence. */
const about = ({ items }: Amended): string => {
  const [first] = items;
  return items.length === 1 && first ? itemWords(first) : `${items.length} items`;
};

const linkTo = (id: string, label: string) => ({ label, path: `/amendments/${id}` });

/** Tells those who may propose it of a report. */
export async function announceReport(
  { actor, notify }: UnitOfWork,
  amended: Amended,
  to: readonly { id: string }[],
): Promise<void> {
  await notify(
    to.map(({ id }) => id),
    {
      type: 'info',
      title: 'Wrong data reported',
      message: `${actor.name} reports wrong data of ${about(amended)} (${amended.id}).`,
      action: linkTo(amended.id, 'Review'),
    },
  );
}

/** Tells those who may sign it of a proposal. */
export async function announceProposal(
  { actor, notify }: UnitOfWork,
  amended: Amended,
  to: readonly { id: string }[],
): Promise<void> {
  await notify(
    to.map(({ id }) => id),
    {
      type: 'info',
      title: 'Waits for your signature',
      message: `${actor.name} proposes to amend ${about(amended)} (${amended.id}).`,
      action: linkTo(amended.id, 'Review'),
    },
  );
}

/** Tells those who reported and proposed it what became of it, but for the actor. */
export async function announceEnd(
  { actor, notify }: UnitOfWork,
  amended: Amended,
  {
    to,
    end,
    reason,
  }: { to: readonly (string | null)[]; end: 'signed' | 'refused' | 'proposed'; reason?: string },
): Promise<void> {
  const people = [...new Set(to)].filter((id) => id !== null).filter((id) => id !== actor.id);
  if (people.length === 0) return;
  await notify(people, {
    type: end === 'refused' ? 'warning' : 'info',
    title: `Amendment ${end}`,
    message: `${actor.name} ${end} the amendment of ${about(amended)} (${amended.id}).${reason ? ` Reason: ${reason}` : ''}`,
    action: linkTo(amended.id, 'View'),
  });
}
