import type { TransferDto } from '@hand-receipt/contracts';
import { type NotificationText, itemWords } from '../../live';
import type { UnitOfWork } from '../../unit-of-work';
import { itemCount } from './item-count';

/** Rejected items that a notification names; the list shows the others. */
const NAMED = 3;

function rejectedWords(rejected: readonly TransferDto[]): string {
  const named = rejected.slice(0, NAMED).map((one) => `${itemWords(one.property)} (${one.notes ?? ''})`);
  const more = rejected.length - named.length;
  return [...named, ...(more > 0 ? [`${more} more`] : [])].join(', ');
}

/** 'CPT Halloran approved 39 items and rejected 1 item: M249 U208831 (Wrong serial).' */
function sentence(by: string, approved: number, rejected: readonly TransferDto[]): string {
  const parts = [
    approved > 0 && `approved ${itemCount(approved)}`,
    rejected.length > 0 && `rejected ${itemCount(rejected.length)}: ${rejectedWords(rejected)}`,
  ];
  return `${by} ${parts.filter(Boolean).join(' and ')}.`;
}

/** One transfer, one request, or else what was sent: where the answers are seen. */
function pathTo(answers: readonly TransferDto[]): string {
  const [first] = answers;
  if (first && answers.length === 1) return `/transfers/${first.id}`;
  const requests = new Set(answers.map(({ request_id }) => request_id));
  const request = requests.size === 1 ? first?.request_id : null;
  return `/transfers?view=outgoing${request ? `&request=${request}` : ''}`;
}

function notificationOf(by: string, answers: readonly TransferDto[]): NotificationText {
  const rejected = answers.filter(({ status }) => status === 'Rejected');
  return {
    type: rejected.length > 0 ? 'transfer-rejected' : 'transfer-approved',
    title: rejected.length > 0 ? 'Transfer rejected' : 'Transfer approved',
    message: sentence(by, answers.length - rejected.length, rejected),
    action: { label: 'View', path: pathTo(answers) },
  };
}

/** Sends each sender one notification about all of their offers. */
export async function notifySenders(work: UnitOfWork, answers: readonly TransferDto[]): Promise<void> {
  // In one order of people, as notifications are always locked.
  const senders = [...new Set(answers.map(({ from_user }) => from_user.id))].sort();
  for (const sender of senders) {
    const theirs = answers.filter(({ from_user }) => from_user.id === sender);
    const notification = notificationOf(work.actor.name, theirs);
    await work.notify([sender], notification);
  }
}
