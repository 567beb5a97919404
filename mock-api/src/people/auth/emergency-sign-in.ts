import type { FastifyBaseLogger } from 'fastify';
import { findPerson } from '../../access';
import { militaryTime } from '../../live';
import type { PublicUnitOfWork } from '../../unit-of-work';
import { activeAdmins } from '../users/active-admins';

/** Says to every Admin and in the log that one of them signed in with a password though passwords are switched off. */
export async function notifyEmergencySignIn(
  work: PublicUnitOfWork,
  userId: string,
  log: FastifyBaseLogger,
): Promise<void> {
  work.afterCommit(() => log.warn({ userId }, 'an Admin signed in with a password'));
  const person = await findPerson(work.trx, userId);
  await work.notify(await activeAdmins(work.trx), {
    type: 'warning',
    title: 'Admin signed in with a password',
    message: `${person?.name ?? userId} signed in with a password on ${militaryTime(work.at)}. Passwords are switched off for everybody else.`,
    action: { label: 'Review', path: `/user-management?person=${userId}` },
  });
}
