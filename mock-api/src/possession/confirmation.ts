import type { CounterConfirmationDto } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import { type Database, badRequest } from '../kernel';
import {
  type PasskeySite,
  type UsedPasskey,
  checkCounterPin,
  compareCounterPin,
  requirePasskey,
  verifyPasskey,
} from '../people';
import type { UnitOfWork } from '../unit-of-work';
import type { Recipient } from './recipient';

/** So long a hand-over or a change of a receipt waits for the recipient's own session. */
export const WAITS_MS = 15 * 60 * 1000;

/** What was found of a recipient's signature before the transaction. */
export interface Compared {
  /** Their PIN was typed. */
  isRight: boolean;
  /** Their passkey that signed. */
  passkey: UsedPasskey | null;
}

interface Sent {
  /** Null where the caller sees nothing to be signed: then nothing is compared, whatever was sent. */
  recipientId: string | null;
  operatorId: string;
  /** Base64url. */
  challenge: string;
  /** Hex. */
  contentHash: string;
  at: Date;
  /** Where passkeys are asked for. @throws ApiError 409 where the site has none */
  site: () => PasskeySite;
}

/**
 * Whether the recipient's own PIN was typed, or their passkey signed. It takes its time, so it comes before the
 * transaction; `checkConfirmation` refuses.
 *
 * @throws ApiError 400 without a PIN or a signature; 409 for a passkey on a site without a name.
 */
export async function compareConfirmation(
  db: Kysely<Database>,
  { recipientId, operatorId, challenge, contentHash, at, site }: Sent,
  { method, pin, assertion }: CounterConfirmationDto,
): Promise<Compared> {
  const nothing = { isRight: false, passkey: null };
  if (method === 'own-session') return nothing;
  if (method === 'pin-on-device') {
    if (pin === undefined) throw badRequest('Enter the PIN.', { pin: 'Enter the PIN.' });
    if (recipientId === null) return nothing;
    return { ...nothing, isRight: await compareCounterPin(db, { recipientId, operatorId, pin, at }) };
  }
  if (assertion === undefined) throw badRequest('Use the passkey.', { assertion: 'Use the passkey.' });
  if (recipientId === null) return nothing;
  const signed = { userId: recipientId, challenge, contentHash, assertion, site: site() };
  return { ...nothing, passkey: await verifyPasskey(db, signed) };
}

interface Place {
  recipient: Recipient;
  /** Name of the counter. */
  counter: string;
  device: string;
}

/**
 * Takes a signature on the operator's device as the recipient's.
 *
 * @throws ApiError and CountedRefusal as `checkCounterPin` and `requirePasskey`.
 */
export async function checkConfirmation(
  work: UnitOfWork,
  { recipient, counter, device }: Place,
  method: 'pin-on-device' | 'passkey-on-device',
  { isRight, passkey }: Compared,
): Promise<void> {
  if (method === 'passkey-on-device') return requirePasskey(work, recipient, passkey);
  await checkCounterPin(work, { recipient, operator: work.actor, isRight, counter, device });
}
