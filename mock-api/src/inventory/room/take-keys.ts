import { COUNTER_REFUSALS, type CloseRoomCountDto, type PreparedKeysDto } from '@hand-receipt/contracts';
import { toHex } from '@hand-receipt/ledger';
import type { Kysely } from 'kysely';
import { companyUnits, findPerson } from '../../access';
import { type Database, badRequest, conflict, notFound } from '../../kernel';
import {
  type PasskeySite,
  type UsedPasskey,
  checkCounterPin,
  compareCounterPin,
  readPasskeyHandles,
  requirePasskey,
  verifyPasskey,
} from '../../people';
import { actSigned, contentHash, issueChallenge } from '../../possession';
import type { UnitOfWork } from '../../unit-of-work';
import { refuseClosed } from '../find-open';
import { type OpenRoomCount, findOpenRoomCount } from './find-open-room-count';
import { findUnexplained } from './find-unexplained';

type KeysTo = NonNullable<CloseRoomCountDto['keysTo']>;

interface Taking extends OpenRoomCount {
  keysTo: KeysTo;
}

/** Who took the keys, and the signature of theirs. */
export interface TakenKeys {
  userId: string;
  signatureId: string;
}

/** What was found, before the transaction, of the signature of who takes the keys. */
export interface ComparedKeys {
  /** Their PIN was typed. */
  isRight: boolean;
  /** Their passkey that signed. */
  passkey: UsedPasskey | null;
}

interface Sent {
  keysTo: KeysTo | undefined;
  operatorId: string;
  at: Date;
  /** Where passkeys are asked for. @throws ApiError 409 where the site has none */
  site: () => PasskeySite;
}

/**
 * Whether the person who takes the keys typed their PIN, or their passkey signed. It takes its time, so it comes before the
 * transaction.
 *
 * @throws ApiError 400 without a PIN or a signature; 409 for a passkey on a site without a name.
 */
export async function compareKeys(
  db: Kysely<Database>,
  { keysTo, operatorId, at, site }: Sent,
): Promise<ComparedKeys> {
  const nothing = { isRight: false, passkey: null };
  if (!keysTo) return nothing;
  const { userId, pin, passkey } = keysTo;
  if (passkey) return { ...nothing, passkey: await verifyPasskey(db, { ...passkey, userId, site: site() }) };
  if (pin === undefined) throw badRequest('Enter the PIN.', { pin: 'Enter the PIN.' });
  return { ...nothing, isRight: await compareCounterPin(db, { recipientId: userId, operatorId, pin, at }) };
}

/** A person of the company of the counter who takes the room over. @throws ApiError 404, 400 for oneself or an inactive one. */
async function requireSuccessor(
  { trx, actor }: UnitOfWork,
  { unit_id: unitId }: OpenRoomCount['counter'],
  userId: string,
) {
  if (userId === actor.id) throw badRequest('Another person takes the keys and signs for them.');
  const known = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('unit_id', 'in', companyUnits(unitId))
    .executeTakeFirst();
  const person = known && (await findPerson(trx, userId, { lock: true }));
  if (!person) throw notFound('The person who takes the keys is not known.');
  if (person.status !== 'Active') throw badRequest(`${person.name} has no active account to sign with.`);
  return person;
}

interface KeysSignature {
  userId: string;
  method: 'pin-on-device' | 'passkey-on-device';
  contentHash: Buffer;
}

async function insertSignature(
  { trx, at }: UnitOfWork,
  inventoryId: string,
  { userId, method, contentHash: content_hash }: KeysSignature,
): Promise<TakenKeys> {
  const { id } = await trx
    .insertInto('signature')
    .values({
      subject_kind: 'inventory',
      subject_id: inventoryId,
      part: 'keys',
      user_id: userId,
      method,
      content_hash,
      at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { userId, signatureId: id };
}

/**
 * Takes the PIN of the person who takes the keys, before anything else is written.
 *
 * @throws ApiError as `requireSuccessor`; CountedRefusal as `checkCounterPin`.
 */
export async function takeKeysByPin(
  work: UnitOfWork,
  { counter, inventory, keysTo: { userId, device } }: Taking,
  isRight: boolean,
): Promise<TakenKeys> {
  const { actor, at } = work;
  const person = await requireSuccessor(work, counter, userId);
  await checkCounterPin(work, {
    recipient: { id: person.id, name: person.name },
    operator: { id: actor.id, name: actor.name },
    isRight,
    counter: counter.name,
    device,
  });
  const content = {
    inventoryId: inventory.id,
    counterId: counter.id,
    keysTo: person.id,
    at: at.toISOString(),
  };
  return insertSignature(work, inventory.id, {
    userId: person.id,
    method: 'pin-on-device',
    contentHash: contentHash(content),
  });
}

/** SHA-256 of what a passkey signs: the count, who takes the keys, and what needs a reason now. */
async function hashKeys(
  work: UnitOfWork,
  { counter, inventory }: OpenRoomCount,
  userId: string,
): Promise<Buffer> {
  const unexplained = await findUnexplained(work, inventory.id);
  return contentHash({
    act: 'keys',
    inventoryId: inventory.id,
    counterId: counter.id,
    operatorId: work.actor.id,
    keysTo: userId,
    needsReason: unexplained.map(({ itemId, why }) => ({ itemId, why })),
  });
}

/**
 * What the person who takes the keys signs with their passkey.
 *
 * @throws ApiError as `findOpenRoomCount` and `requireSuccessor`; 409 where they have no passkey that signs now, or the count
 *   is closed.
 */
export async function prepareKeys(
  work: UnitOfWork,
  of: { counterId: string; inventoryId: string },
  userId: string,
): Promise<PreparedKeysDto> {
  const found = await findOpenRoomCount(work, of);
  await refuseClosed(work, found.inventory, null);
  const person = await requireSuccessor(work, found.counter, userId);
  const passkeys = await readPasskeyHandles(work.trx, person.id, work.at);
  if (passkeys.length === 0) throw conflict(`${person.name} has no passkey.`);
  const hash = await hashKeys(work, found, person.id);
  const { challenge, expiresAt } = await issueChallenge(work, { userId: person.id, contentHash: hash });
  return { challenge, content_hash: toHex(hash), expires_at: expiresAt.toISOString(), passkeys };
}

/**
 * Takes the keys with a passkey's signature, and ends the count with them. A refusal uses the signature up.
 *
 * @param end what is done once the signature is taken
 * @throws CountedRefusal 409 for a signature that is used, too old, or of another count than it is now; as `requirePasskey`
 *   and `end`; ApiError as `requireSuccessor`.
 */
export async function takeKeysByPasskey(
  work: UnitOfWork,
  taking: Taking,
  used: UsedPasskey | null,
  end: (act: UnitOfWork, keys: TakenKeys) => Promise<void>,
): Promise<void> {
  const { counter, inventory, keysTo } = taking;
  const person = await requireSuccessor(work, counter, keysTo.userId);
  const signed = { challenge: keysTo.passkey?.challenge ?? '', userId: person.id };
  await actSigned(work, signed, {
    check: async (shown) => {
      const hash = await hashKeys(work, taking, person.id);
      const isSame = toHex(hash) === toHex(shown) && toHex(hash) === keysTo.passkey?.contentHash;
      if (!isSame) throw conflict(COUNTER_REFUSALS.changed);
      await requirePasskey(work, { id: person.id, name: person.name }, used);
      return hash;
    },
    act: async (inner, hash) => {
      const method = 'passkey-on-device';
      const keys = { userId: person.id, method, contentHash: hash } as const;
      await end(inner, await insertSignature(inner, inventory.id, keys));
    },
  });
}
