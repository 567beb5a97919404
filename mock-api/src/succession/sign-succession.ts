import type { SignSuccessionDto, SuccessionSide } from '@hand-receipt/contracts';
import { sql } from 'kysely';
import { findPerson } from '../access';
import { ApiError, CountedRefusal, badRequest, conflict, forbidden, inArray } from '../kernel';
import { militaryTime } from '../live';
import { type CheckedProof, sign } from '../signatures';
import type { UnitOfWork } from '../unit-of-work';
import { voidSignatures } from './count-section';
import { type SeenSuccession, lockSuccession, requireState } from './find-succession';
import { nounOf } from './kind-words';
import { tellNextSigners, tellVoided, tellWithdrawn } from './notices';
import { requireOwnUpload } from '../uploads';
import { sidesOf } from './parts';
import { findVoidedSignature, readSignatures } from './read-signatures';
import { lockRelated } from './related-successions';
import { type SignedSet, readSet } from './set-lines';
import { findBlockers } from './signing-blockers';
import { passSet } from './pass-set';
import { hasSigned, nextSigners, signedOther } from './sides';
import { recordSuccession } from './succession-record';

const REASON_LENGTH = 20;

const WHO_SIGNS: Record<SuccessionSide, string> = {
  incoming: 'Only the incoming person signs as the incoming side.',
  outgoing: 'Only the outgoing person, or who signs in their place, signs as the outgoing side.',
  giver: 'Only the person from whom the outgoing person has the items signs as the giver.',
};

type Typed = Omit<SignSuccessionDto, 'proof'>;
type Given = Awaited<ReturnType<typeof readSignatures>>[number];

const wrong = (field: string, words: string) => badRequest(words, { [field]: words });

/** @throws ApiError 403 for people who do not sign as this side; nobody signs in place of the incoming person. */
function requireSide({ actor }: UnitOfWork, succession: SeenSuccession, side: Typed['side']): void {
  if (sidesOf(actor, succession).includes(side)) return;
  throw forbidden(WHO_SIGNS[side]);
}

/** What a signature in place of an absent outgoing person says. @throws ApiError 400 without reason or document. */
async function readInPlace(work: UnitOfWork, succession: SeenSuccession, typed: Typed) {
  const { actor } = work;
  const { from_user_id: absent } = succession;
  if (typed.side !== 'outgoing' || actor.id === absent) return undefined;
  if (typed.inPlaceOf !== absent) {
    throw wrong('inPlaceOf', 'Say that you sign in place of the outgoing person.');
  }
  const reason = typed.reason?.trim() ?? '';
  if (reason.length < REASON_LENGTH) {
    throw wrong('reason', `Say in at least ${REASON_LENGTH} characters why they do not sign themselves.`);
  }
  return {
    ofUserId: absent,
    reason,
    uploadId: await requireOwnUpload(work, typed.uploadId, 'the document'),
  };
}

/** Locks the items of the set, and all of their chains with them, then reads it. */
async function lockSetOf(work: UnitOfWork, succession: SeenSuccession): Promise<SignedSet> {
  const { trx } = work;
  const lines = await trx
    .selectFrom('succession_line')
    .select('item_id')
    .where('succession_id', '=', succession.id)
    .execute();
  await trx
    .selectFrom('property')
    .select('id')
    .where('id', '=', inArray(lines.map(({ item_id }) => item_id)))
    .orderBy('id')
    .forUpdate()
    .execute();
  return readSet(trx, succession);
}

const sameBytes = (one: Uint8Array | null, other: Uint8Array): boolean =>
  one !== null && Buffer.compare(one, other) === 0;

/** The refusal of a list that is not the one that the signer has read: how many lines differ, and which. */
async function changedSince(trx: UnitOfWork['trx'], { kind }: SeenSuccession, signed: Given, set: SignedSet) {
  const differing = set.lines.filter(({ hash, signedHash }) => !sameBytes(signedHash, hash));
  const signer = await findPerson(trx, signed.user_id);
  const differ = differing.length === 1 ? '1 line differs' : `${differing.length} lines differ`;
  return {
    words: `The list changed after ${signer?.name ?? ''} signed on ${militaryTime(signed.at)}: ${differ}. ${kind === 'sub' ? 'All' : 'Both'} sign again.`,
    fields: Object.fromEntries(
      differing.map(({ itemId, name, serialNumber }) => [itemId, `${name} ${serialNumber}`]),
    ),
    facts: {
      lines: differing.map(({ itemId, serialNumber }) => ({ id: itemId, serial_number: serialNumber })),
    },
  };
}

/**
 * The first signature stands under another set: it is void, and both sign again. The refusal is committed with that.
 *
 * @throws CountedRefusal 409 'set-changed', with how many lines differ.
 */
async function refuseChanged(
  work: UnitOfWork,
  succession: SeenSuccession,
  first: Given,
  set: SignedSet,
): Promise<never> {
  const { words, fields, facts } = await changedSince(work.trx, succession, first, set);
  const signers = await voidSignatures(work, succession);
  await tellVoided(work, succession, signers, 'the list changed.');
  await recordSuccession(work, succession.id, 'signature voided');
  throw new CountedRefusal(409, 'set-changed', words, fields, undefined, facts);
}

/**
 * Somebody had signed the list that the signer has read, and an act of the count voided their signature.
 *
 * @throws ApiError 409 'set-changed', with how many lines differ.
 */
async function requireNotVoided(
  { trx }: UnitOfWork,
  succession: SeenSuccession,
  set: SignedSet,
  readHash: string,
): Promise<void> {
  const voided =
    set.setHash === readHash ? undefined : await findVoidedSignature(trx, succession.id, readHash);
  if (!voided) return;
  const { words, fields, facts } = await changedSince(trx, succession, voided, set);
  throw new ApiError(409, 'set-changed', words, fields, undefined, facts);
}

/** @throws ApiError 409 while lines are not counted or differences not agreed. */
async function requireReady(work: UnitOfWork, succession: SeenSuccession, set: SignedSet): Promise<void> {
  if (set.lines.length === 0) throw conflict('There is nothing to sign.');
  const blockers = await findBlockers(work.trx, succession, set.lines);
  if (blockers.length > 0) throw conflict(blockers.map(({ message }) => message).join(' '));
}

/** The first signature: what it stands under is kept line by line. */
async function keepSigned(
  { trx }: UnitOfWork,
  succession: SeenSuccession,
  { lines }: SignedSet,
): Promise<void> {
  await sql`update succession_line line set signed_hash = decode(signed.hash, 'hex')
    from unnest(
      ${lines.map(({ itemId }) => itemId)}::text[],
      ${lines.map(({ hash }) => Buffer.from(hash).toString('hex'))}::text[]) as signed (item_id, hash)
    where line.succession_id = ${succession.id} and line.item_id = signed.item_id`.execute(trx);
  await trx.updateTable('succession').set({ state: 'signing' }).where('id', '=', succession.id).execute();
}

/**
 * Signs the set as one side. With the last signature the incoming person takes the place of the outgoing one in every
 * chain of the set, or in none.
 *
 * @throws ApiError 404 out of sight; 403 for people who do not sign as this side; 400 for what signing in place needs;
 *   409 while lines are not counted or differences not agreed, for a side that has signed, and 'set-changed' for another
 *   set than the one that was read; CountedRefusal for a wrong PIN or password.
 */
export async function signSuccession(
  work: UnitOfWork,
  id: string,
  typed: Typed,
  proof: CheckedProof,
): Promise<void> {
  const { trx, actor } = work;
  await lockRelated(work, id);
  const succession = await lockSuccession(work, id);
  requireSide(work, succession, typed.side);
  requireState(succession, 'active', 'signing');
  const set = await lockSetOf(work, succession);
  const signatures = await readSignatures(trx, succession);
  const [first] = signatures;
  if (first && !sameBytes(first.content_hash, Buffer.from(set.setHash ?? '', 'hex'))) {
    await refuseChanged(work, succession, first, set);
  }
  if (hasSigned(signatures, typed.side, actor.id)) throw conflict('This side has signed already.');
  if (signedOther(signatures, typed.side, actor.id)) throw forbidden('One person does not sign both sides.');
  await requireNotVoided(work, succession, set, typed.setHash);
  await requireReady(work, succession, set);
  if (set.setHash !== typed.setHash) {
    throw new ApiError(409, 'set-changed', 'The list changed since you read it. Read it again and sign.');
  }
  const inPlace = await readInPlace(work, succession, typed);
  await sign(work, proof, { kind: 'succession', id, part: typed.side, content: set.content, inPlace });
  const next = nextSigners(succession, [...signatures, { part: typed.side, user_id: actor.id }]);
  if (next.length === 0) return passSet(work, succession, set);
  if (!first) await keepSigned(work, succession, set);
  await tellNextSigners(work, succession, next);
  await recordSuccession(work, id, 'signature');
}

/**
 * Takes back one's own signature before the last side signs. Of a change of a sub-hand receipt holder the other one falls
 * with it.
 *
 * @throws ApiError 404 out of sight; 409 where one has not signed, or all have.
 */
export async function withdrawSignature(work: UnitOfWork, id: string): Promise<void> {
  const succession = await lockSuccession(work, id);
  const signatures = await readSignatures(work.trx, succession);
  const own = signatures.some(({ user_id }) => user_id === work.actor.id);
  if (succession.state !== 'signing' || !own) {
    throw conflict(`You have not signed this ${nounOf(succession)}.`);
  }
  await voidSignatures(work, succession);
  await tellWithdrawn(
    work,
    succession,
    signatures.map(({ user_id }) => user_id),
  );
  await recordSuccession(work, id, 'signature withdrawn');
}
