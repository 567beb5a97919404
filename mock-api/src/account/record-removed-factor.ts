import type { DocumentType } from '@hand-receipt/contracts';
import { type NewDocument, announce, insertDocument, recordSent } from '../documents';
import { militaryTime } from '../live';
import { recordAccountEvent } from '../people';
import type { UnitOfWork } from '../unit-of-work';

interface Removed {
  id: string;
  name: string;
  reason: string;
}

/**
 * Puts a notice into the inbox of a person whose second factor an Admin removed, notifies the other Admins, and writes
 * the ledger's events. The last step of the removal.
 */
export async function recordRemovedFactor(work: UnitOfWork, { id, name, reason }: Removed): Promise<void> {
  const { trx, actor, at } = work;
  const when = militaryTime(at);
  const what = `${actor.name} removed your authenticator app and your passkeys`;
  const document: NewDocument = {
    type: 'Security Notice' satisfies DocumentType,
    subtype: null,
    title: 'Your second factor was removed',
    description: `${what} on ${when}. Reason: ${reason} If you did not ask for this, tell another Admin.`,
    recipient: { id, name },
    item: null,
    formData: {
      equipmentName: 'Second factor removed',
      serialNumber: '',
      nsn: null,
      location: null,
      description: `${what}.`,
      faultDescription: null,
      requestDate: at.toISOString(),
      formFields: { Time: when, Admin: actor.name, Reason: reason },
    },
    uploadIds: [],
  };
  const sent = await insertDocument(work, document);
  const text = { type: 'critical', title: 'Your second factor was removed' } as const;
  await announce(work, sent.id, document, { ...text, message: `${what}.` });
  const admins = await trx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'Admin')
    .where('status', '=', 'Active')
    .where('id', 'not in', [actor.id, id])
    .execute();
  await work.notify(
    admins.map((admin) => admin.id),
    {
      type: 'critical',
      title: 'A second factor was removed',
      message: `${actor.name} removed the second factor of ${name}. Reason: ${reason}`,
      action: { label: 'View', path: '/user-management' },
    },
  );
  await recordAccountEvent(work, 'second factor removed', { id, name }, { reason });
  await recordSent(work, sent, document);
}
