import type { UnitOfWork } from '../unit-of-work';
import { canonicalBytes, fromUtf8 } from '@hand-receipt/ledger';
import { findPerson } from '../access';
import { conflict } from '../kernel';
import { replaceLinks } from '../property';
import type { SeenSuccession } from './find-succession';
import { forwardForms } from './forward-forms';
import { tellSigned } from './notices';
import { endTransfers } from './open-transfers';
import { whyNotIncoming } from './open-succession';
import { passRoles } from './pass-roles';
import type { SignedSet } from './set-lines';
import { holdersBelow } from './signed-lines';
import { moveSections, recordRelated, replaceGiver, settleMoved } from './related-successions';
import { recordSuccession } from './succession-record';
import { readSections } from './succession-sections';

/** Names of both parties. @throws ApiError 409 for an incoming person who cannot sign any more. */
async function readParties({ trx }: UnitOfWork, succession: SeenSuccession) {
  const [from, to] = [
    await findPerson(trx, succession.from_user_id),
    await findPerson(trx, succession.to_user_id, { lock: true }),
  ];
  if (!from || !to) throw new Error('A party of the succession is not known.');
  const why = await whyNotIncoming(trx, to.id, succession.unit_id);
  if (why) throw conflict(why);
  return { from, to };
}

/** Keeps what was signed, for its packet: components and differences of the items may change from now on. */
async function keepSigning({ trx, actor, at }: UnitOfWork, { id }: SeenSuccession, set: SignedSet) {
  const { count } = await trx
    .selectFrom('succession_signing')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('succession_id', '=', id)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('succession_signing')
    .values({
      succession_id: id,
      number: Number(count) + 1,
      set_hash: Buffer.from(set.setHash ?? '', 'hex'),
      content: fromUtf8(canonicalBytes(set.content)),
      signed_at: at,
      signed_by: actor.id,
    })
    .execute();
}

/** The sections that are signed now. Where others were left out, the succession goes on. */
async function closeSections({ trx, at }: UnitOfWork, succession: SeenSuccession, set: SignedSet) {
  const signed = [...new Set(set.lines.map(({ section }) => section))];
  await trx
    .updateTable('succession_section')
    .set({ state: 'signed' })
    .where('succession_id', '=', succession.id)
    .where('number', 'in', signed)
    .execute();
  const goesOn = (await readSections(trx, succession.id)).some(({ state }) => state === 'left-out');
  await trx
    .updateTable('succession')
    .set({
      state: goesOn ? 'active' : 'signed',
      signed_at: at,
      set_hash: Buffer.from(set.setHash ?? '', 'hex'),
    })
    .where('id', '=', succession.id)
    .execute();
}

/**
 * The incoming person takes the place of the outgoing one in every chain of the signed set, with all that follows from
 * it: in one transaction, or not at all.
 */
export async function passSet(work: UnitOfWork, succession: SeenSuccession, set: SignedSet): Promise<void> {
  const parties = await readParties(work, succession);
  const passing = set.lines.filter(({ excluded }) => !excluded);
  const itemIds = passing.map(({ itemId }) => itemId);
  await closeSections(work, succession, set);
  await keepSigning(work, succession, set);
  const transfers = await endTransfers(work, succession, itemIds, parties);
  const roles = await passRoles(work, succession, parties);
  const forms = await forwardForms(work, succession, { itemIds }, parties);
  const followers = await replaceGiver(work, succession, passing, parties);
  const moved = await moveSections(work, succession, passing);
  work.addAudience({
    items: itemIds,
    people: [parties.from.id, parties.to.id, ...succession.givers],
    leadersOf: [succession.unit_id],
  });
  work.refreshAll(parties.from.id);
  work.refreshAll(parties.to.id);
  await tellSigned(work, succession, holdersBelow(set.lines, succession), parties);
  await forms.announce();

  await replaceLinks(work, {
    successionId: succession.id,
    setHash: set.setHash ?? '',
    from: parties.from,
    to: parties.to,
    lines: passing.map(({ itemId, act }) => ({ itemId, act })),
  });
  await settleMoved(work, moved);
  await transfers.record();
  await roles.record();
  await forms.record();
  await recordSuccession(work, succession.id, 'signed');
  await recordRelated(work, followers, 'giver replaced');
  await recordRelated(work, moved, 'holder replaced');
}
