import type { DocumentType } from '@hand-receipt/contracts';
import { type NewDocument, insertDocument, recordSent } from '../documents';
import { militaryTime } from '../live';
import { deviceOf, recordAccountEvent } from '../people';
import type { UnitOfWork } from '../unit-of-work';

const SECURITY_NOTICE = 'Security Notice' satisfies DocumentType;

type PinChange = 'set' | 'changed' | 'removed';

/**
 * Writes the ledger's event of a change to the actor's PIN, and puts a notice into their own inbox, unread: whoever knows
 * their password may have done it. The last step of setting or removing a PIN.
 */
export async function recordPinChange(
  work: UnitOfWork,
  change: PinChange,
  userAgent: string | null,
): Promise<void> {
  const { actor, at } = work;
  const when = militaryTime(at);
  const device = deviceOf(userAgent);
  const document: NewDocument = {
    type: SECURITY_NOTICE,
    subtype: null,
    title: `Your PIN was ${change}`,
    description: `Your PIN was ${change} on ${when}. If you did not do this, change your password and tell an Admin.`,
    recipient: actor,
    item: null,
    formData: {
      equipmentName: `PIN ${change}`,
      serialNumber: '',
      nsn: null,
      location: null,
      description: `Your PIN was ${change}.`,
      faultDescription: null,
      requestDate: at.toISOString(),
      formFields: { Time: when, Device: device },
    },
    uploadIds: [],
    unread: true,
  };
  const sent = await insertDocument(work, document);
  await recordAccountEvent(work, `PIN ${change}`, actor);
  await recordSent(work, sent, document);
}
