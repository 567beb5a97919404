import { countRecoveryCodes } from '../people';
import type { PublicUnitOfWork } from '../unit-of-work';

/** Notifies a person that somebody signed in with one of their recovery codes. */
export async function noticeRecoveryCode(work: PublicUnitOfWork, userId: string): Promise<void> {
  const left = await countRecoveryCodes(work.trx, userId);
  await work.notify([userId], {
    type: 'critical',
    title: 'A recovery code was used',
    message: `Somebody signed in as you with a recovery code. ${left} ${left === 1 ? 'is' : 'are'} left. If it was not you, change your password and tell an Admin.`,
    action: { label: 'View', path: '/settings?tab=security' },
  });
}
