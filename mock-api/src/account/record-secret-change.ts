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
  | { kind: 'passkey'; change: 'added' | 'removed'; id: string; name: string }
  | { kind: 'authenticator app'; change: 'set up' | 'replaced' | 'removed' }
  | { kind: 'recovery codes'; change: 'replaced' };

/** As it stands in a sentence: `PIN`, `passkey "Blue key"`. */
const nameOf = (done: SecretChange): string =>
  done.kind === 'passkey' ? `passkey "${done.name}"` : done.kind;

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Writes the ledger's event of a change to the actor's PIN, passkeys or second factor, and puts a notice into their own inbox, unread:
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
  const what = nameOf(done);
  const was = done.kind === 'recovery codes' ? 'were' : 'was';
  const document: NewDocument = {
    type: SECURITY_NOTICE,
    subtype: null,
    title: `Your ${what} ${was} ${done.change}`,
    description: `Your ${what} ${was} ${done.change} on ${when}. If you did not do this, change your password and tell an Admin.`,
    recipient: actor,
    item: null,
    formData: {
      equipmentName: `${capitalized(done.kind)} ${done.change}`,
      serialNumber: '',
      nsn: null,
      location: null,
      description: `Your ${what} ${was} ${done.change}.`,
      faultDescription: null,
      requestDate: at.toISOString(),
      formFields: { Time: when, Device: device },
    },
    uploadIds: [],
    unread: true,
  };
  const sent = await insertDocument(work, document);
  await recordEvent(work, done);
  await recordSent(work, sent, document);
}

function recordEvent(work: UnitOfWork, done: SecretChange): Promise<void> {
  const { actor } = work;
  switch (done.kind) {
    case 'PIN':
      return recordAccountEvent(work, `PIN ${done.change}`, actor);
    case 'passkey':
      return recordAccountEvent(work, `passkey ${done.change}`, actor, { passkey: done.id });
    case 'authenticator app':
      return recordAccountEvent(work, `authenticator app ${done.change}`, actor);
    case 'recovery codes':
      return recordAccountEvent(work, `recovery codes ${done.change}`, actor);
  }
}
