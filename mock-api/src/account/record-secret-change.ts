import type { DocumentType } from '@hand-receipt/contracts';
import { type NewDocument, insertDocument, recordSent } from '../documents';
import { militaryTime } from '../live';
import { deviceOf, recordAccountEvent } from '../people';
import type { UnitOfWork } from '../unit-of-work';

const SECURITY_NOTICE = 'Security Notice' satisfies DocumentType;

/** What was done to what a person signs with. */
type SecretChange =
  | { kind: 'PIN'; change: 'set' | 'changed' | 'removed' }
  /** `id` and `name` are those of the passkey. */
  | { kind: 'passkey'; change: 'added' | 'removed'; id: string; name: string };

/**
 * Writes the ledger's event of a change to the actor's PIN or passkeys, and puts a notice into their own inbox, unread:
 * somebody who knows their password may have done it. The last step of the change.
 */
export async function recordSecretChange(
  work: UnitOfWork,
  done: SecretChange,
  userAgent: string | null,
): Promise<void> {
  const { actor, at } = work;
  const when = militaryTime(at);
  const device = deviceOf(userAgent);
  const what = done.kind === 'PIN' ? 'PIN' : `passkey "${done.name}"`;
  const document: NewDocument = {
    type: SECURITY_NOTICE,
    subtype: null,
    title: `Your ${what} was ${done.change}`,
    description: `Your ${what} was ${done.change} on ${when}. If you did not do this, change your password and tell an Admin.`,
    recipient: actor,
    item: null,
    formData: {
      equipmentName: `${done.kind === 'PIN' ? 'PIN' : 'Passkey'} ${done.change}`,
      serialNumber: '',
      nsn: null,
      location: null,
      description: `Your ${what} was ${done.change}.`,
      faultDescription: null,
      requestDate: at.toISOString(),
      formFields: { Time: when, Device: device },
    },
    uploadIds: [],
    unread: true,
  };
  const sent = await insertDocument(work, document);
  if (done.kind === 'PIN') await recordAccountEvent(work, `PIN ${done.change}`, actor);
  else await recordAccountEvent(work, `passkey ${done.change}`, actor, { passkey: done.id });
  await recordSent(work, sent, document);
}
